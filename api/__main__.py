"""What an operator does beside running the service: ``python -m api COMMAND``."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser

from api.access import hash_of, new_key
from api.settings import from_environment


def main() -> None:
    """Carry out the command."""
    parser = ArgumentParser(prog="python -m api", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("key", help="make a key and its hash, which goes to REFEREE_API_KEYS")
    drain = commands.add_parser(
        "drain", help="let /readyz say that this copy is to be sent nothing"
    )
    drain.add_argument("--wait", type=float, default=0, help="seconds to wait after that")
    commands.add_parser("resume", help="take a drain back")
    options = parser.parse_args()
    if options.command == "key":
        key = new_key()
        sys.stdout.write(f"key   {key}\nhash  {hash_of(key)}\n")
        return
    try:
        drained = from_environment().drained
        if options.command == "drain":
            drained.touch()
            time.sleep(options.wait)
        else:
            drained.unlink(missing_ok=True)
    except FileNotFoundError:
        sys.exit(f"No copy runs here that has its files in {drained.parent}.")
    except (OSError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
