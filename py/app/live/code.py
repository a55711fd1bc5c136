"""A code that another device must read: as squares, and as a link to copy or to share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from app.page.markup import esc
from app.session.shell import Shell

NOT_COPIED = "The browser does not let the page copy it: the link is there to be copied by hand."
NOT_SHARED = "This device would not share it: copy it instead."


class Code:
    """The code of one end of a line, by its address. title: of what it leads to; sent: the sentence that goes
    with it when it is shared; copied: what is to be done with the copy."""

    def __init__(self, shell: Shell, address: str, title: str, sent: str, copied: str) -> None:
        self.shell, self.page = shell, shell.page
        self.address, self.title, self.sent, self.copied = shell.page.address(address), title, sent, copied

    def buttons(self, made: Callable[..., str]) -> str:
        """To share and to copy it; `made` makes a button of a dialog, or of a screen."""
        share = made("phone-share", "Share …", draw="share") if self.shell.device.can_share() else ""
        return f'<div class="row">{share}{made("phone-copy", "Copy the link", draw="copy")}</div>'

    def field(self) -> str:
        """The link, to be copied by hand."""
        return (
            '<label class="field wide"><span>Link</span><input type="text" id="phone-url" readonly '
            f'value="{esc(self.address)}"></label>'
        )

    async def draw(self) -> None:
        """The squares, as large as there is room."""
        code = await self.page.qr(self.address)
        if code and self.page.find("qr"):
            self.page.show(
                "qr",
                f'<svg viewBox="0 0 {code.size} {code.size}" role="img" aria-label="QR code of this link">'
                f'<rect class="qr-paper" width="{code.size}" height="{code.size}"/>'
                f'<path class="qr-ink" d="{code.path}"/></svg>',
            )

    async def copy(self) -> None:
        """To the clipboard."""
        done = await self.shell.device.copy(self.address)
        self.tell(self.copied if done else NOT_COPIED)

    def share(self) -> None:
        """In the device's own way, at once."""
        self.page.start(self.shared(self.shell.device.share(self.title, self.sent, self.address)))

    async def shared(self, sharing: Awaitable[bool | None]) -> None:
        """Say so if the device refuses."""
        if await sharing is False:
            self.tell(NOT_SHARED)

    def tell(self, words: str) -> None:
        """Say something beside the code."""
        self.page.text("phone-said", words)
