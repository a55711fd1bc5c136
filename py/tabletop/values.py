"""Values that are like another but for some fields.

`dataclasses.replace` asks every field how it is made, which takes a third of what a tap needs: a session has
some thirty fields, and becomes another twenty times a tap. Here the fields are taken along in one go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """A value of the same dataclass with these fields changed, as `dataclasses.replace` makes it; what
        was kept beside its fields (`cached_property`) does not come along. Not for fields that its `__init__`
        does not take. TypeError for a field that there is not."""
        kind, known = type(value), value.__dict__
        if unknown := changes.keys() - kind.__dataclass_fields__.keys():
            raise TypeError(f"{kind.__name__} has no {min(unknown)}")
        other = object.__new__(kind)
        other.__dict__.update({name: known[name] for name in kind.__dataclass_fields__}, **changes)
        if check := getattr(other, "__post_init__", None):
            check()
        return other
