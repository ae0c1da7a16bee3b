"""What a page does besides what it shows."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page


class Heard:
    """What the browser asked for, and what it complained of."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.complaints: list[str] = []
        page.context.on("request", lambda request: self.addresses.append(request.url))
        page.on("websocket", lambda socket: self.addresses.append(socket.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", lambda request: self.complaints.append(request.url))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def hosts(self) -> set[tuple[str, str]]:
        """Whom the browser has asked: scheme and host of each, but for what a page holds itself."""
        asked = {urlsplit(address)[:2] for address in self.addresses}
        return {(scheme, host) for scheme, host in asked if scheme not in ("data", "blob")}
