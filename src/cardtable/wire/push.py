"""What is told and asked about calling those who are gone. Declarations only."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class PushKey(Struct, frozen=True):
    """GET /api/push: the key with which a browser subscribes; null where nobody is called."""

    key: str | None


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/push, with the token of a seat: where its player can be called. Without an endpoint,
    nowhere any more."""

    endpoint: Annotated[str, Meta(max_length=1_000)] = ""
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    language: Literal["en", "ja"] = "en"
