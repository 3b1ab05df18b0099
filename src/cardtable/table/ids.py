"""Ids of tables that can be said over a telephone: a region, a flower and a number, like kyoto-sakura-42."""

import re
from typing import Final

from cardtable.core.chance import Chance

REGIONS: Final = (
    "tokyo", "kyoto", "osaka", "hokkaido", "okinawa", "nara", "kobe", "nagoya", "sapporo", "sendai", "hiroshima",
    "nagasaki", "fukuoka", "kanazawa", "nikko", "hakone", "kamakura", "yokohama", "aomori", "akita", "iwate",
    "yamagata", "niigata", "toyama", "nagano", "shizuoka", "ise", "wakayama", "tottori", "shimane", "okayama",
    "kagawa", "ehime", "kochi", "saga", "kumamoto", "oita", "miyazaki", "kagoshima", "hakodate",
)  # fmt: skip
FLOWERS: Final = (
    "sakura", "ume", "tsubaki", "ajisai", "kiku", "fuji", "botan", "ayame", "asagao", "himawari", "sumire", "yuri",
    "tsutsuji", "kikyo", "hasu", "suisen", "momo", "nadeshiko", "ran", "tampopo", "kosumosu", "hagi", "yamabuki",
    "shobu", "susuki", "renge", "mokuren", "kinmokusei",
)  # fmt: skip
LARGEST: Final = 9999
WRITTEN: Final = re.compile(r"[a-z]+-[a-z]+-[1-9][0-9]{0,3}")


def new_id(chance: Chance) -> str:
    """An id, most likely a new one."""
    region, flower = REGIONS[chance.below(len(REGIONS))], FLOWERS[chance.below(len(FLOWERS))]
    return f"{region}-{flower}-{1 + chance.below(LARGEST)}"


def is_id(text: str) -> bool:
    """Whether this could be the id of a table."""
    return WRITTEN.fullmatch(text) is not None
