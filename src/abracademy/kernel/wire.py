"""Values, and the ones among them that may leave the server."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable value. Values hold only values, so no reference cycle can arise and `gc` stays off."""


class Wire(Value, frozen=True, gc=False):
    """A value that may be sent to somebody. States and full events are not of this kind."""
