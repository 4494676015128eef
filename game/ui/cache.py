"""A cache that forgets what was used longest ago, bounded by a cost (bytes of pictures, or a count).

Standard library only.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Lru(Generic[V]):
    """`cost(value)` adds up to at most `limit`; a single value above it is handed out but not kept."""

    def __init__(self, limit: int, cost: Callable[[V], int] = lambda _: 1) -> None:
        self.limit = limit
        self.used = 0
        self._cost = cost
        self._held: OrderedDict[Hashable, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value held under the key, or a new one."""
        held = self._held
        if key in held:
            held.move_to_end(key)
            return held[key]
        value = make()
        cost = self._cost(value)
        if cost <= self.limit:
            held[key] = value
            self.used += cost
            while self.used > self.limit:
                _, old = held.popitem(last=False)
                self.used -= self._cost(old)
        return value

    def clear(self) -> None:
        self._held.clear()
        self.used = 0
