"""Write the golden matches down again, and print what has changed."""

from __future__ import annotations

import sys

import msgspec

from .record import MATCHES, anew, asked_again, difference, file_of, text_of


def main() -> None:
    for name in MATCHES:
        file = file_of(name)
        before = file.read_text(encoding="utf-8") if file.exists() else None
        after = text_of(asked_again(msgspec.json.decode(before) if before else anew(name)))
        file.write_text(after, encoding="utf-8")
        told = difference(name, before, after) if before else f"tests/golden/{name}.json is new\n"
        sys.stdout.write(told)


main()
