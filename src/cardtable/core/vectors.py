"""Rows of machine words: mypyc's `vec[i64]` where the rules are compiled, a list where they are not.

Compiled, an item is read and written without an object around it. Interpreted, nothing is quicker than a list, and
nothing else has to be installed. So only what both can do is used: items, slices, `len` and `append`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    vec = list

    def append(row: list[int], item: int) -> list[int]:
        row.append(item)
        return row


__all__ = ["append", "i64", "vec"]
