"""Frozen dataclasses that cost little to make.

Those of the standard library set every field of a new value by a call, since plain setting is what
they forbid, and their ``replace`` asks for every field by its name as well. A ruling makes dozens
of values, and that was a third of its time. Here a value is of a class that lets its fields be set
while it is made, and only then of its own.

``dataclass`` and ``replace`` are those of ``dataclasses`` to who uses them, for frozen and slotted
classes without ``__post_init__``.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import replace as replace
else:

    def dataclass(**options):
        return lambda cls: _quickly_made(dataclasses.dataclass(**options)(cls))

    def replace(value, /, **changes):
        copy = value._unfrozen()
        for name, changed in changes.items():
            setattr(copy, name, changed)
        copy.__class__ = value.__class__
        return copy


def fields_of(value: Any) -> dict[str, Any]:
    """The fields of a value by name, as they are."""
    fields: dict[str, Any] = value._by_name()
    return fields


def _quickly_made(cls: Any) -> Any:
    """Give a frozen dataclass what is quicker than to go through its fields by name."""
    plain = {
        "__slots__": (),
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
    }
    names: dict[str, Any] = {
        "_Unfrozen": type(cls.__name__, (cls,), plain),
        "_become": object.__setattr__,
        "_new": object.__new__,
    }
    parameters: dict[bool, list[str]] = {False: ["self"], True: ["*"]}
    setting, copying, naming = "", "", ""
    for field in dataclasses.fields(cls):
        name, default, stated = field.name, f"_default_{field.name}", field.name
        names[default] = field.default
        if field.default_factory is not dataclasses.MISSING:
            names[default] = field.default_factory
            stated = f"{default}() if {name} is {default} else {name}"
        required = names[default] is dataclasses.MISSING
        parameters[bool(field.kw_only)].append(name if required else f"{name}={default}")
        setting += f"    self.{name} = {stated}\n"
        copying += f"    _copy.{name} = self.{name}\n"
        naming += f"'{name}': self.{name}, "
    by_name = parameters[True] if len(parameters[True]) > 1 else []
    source = (
        f"def __init__({', '.join(parameters[False] + by_name)}):\n"
        "    _own = self.__class__\n"
        "    _become(self, '__class__', _Unfrozen)\n"
        f"{setting}"
        "    self.__class__ = _own\n"
        "def _unfrozen(self):\n"
        "    _copy = _new(_Unfrozen)\n"
        f"{copying}"
        "    return _copy\n"
        "def _by_name(self):\n"
        f"    return {{{naming}}}\n"
    )
    exec(source, names)  # as the standard library makes its own
    for name in ("__init__", "_unfrozen", "_by_name"):
        method = names[name]
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
        setattr(cls, name, method)
    return cls
