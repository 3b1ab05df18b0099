"""Rows of machine words: mypyc's `vec[i64]` where the rules are compiled, a list where they are not.

Compiled, an item is read and written without an object around it. Interpreted, nothing is quicker than a list, and
nothing else has to be installed. So only what both can do is used: items, slices, `len`, `append` and `pop`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
else:
    vec = list

    def append(row: list[int], item: int) -> list[int]:
        row.append(item)
        return row

    def pop(row: list[int]) -> tuple[list[int], int]:
        return row, row.pop()


__all__ = ["append", "pop", "vec"]
