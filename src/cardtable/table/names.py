"""Names of players: what may be one, and when two are the same. A name says which seat, it doesn't prove whose."""

import unicodedata
from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.move import Refused

LONGEST: Final = 24

MOST_MARKS: Final = 2
"""Marks that one letter may carry; more grow into the lines above and below."""

ALIKE: Final = {
    "a": "аαɑ", "b": "вьβ", "c": "с", "d": "ԁ", "e": "еε", "g": "ɡԍ", "h": "һհ", "i": "іιıɩ", "j": "ј", "k": "кκ",
    "l": "ӏ1|ʟ", "m": "м", "n": "ոɴ", "o": "оο0օ", "p": "рρ", "q": "ԛզ", "r": "ʀ", "s": "ѕ", "t": "тτ", "u": "υս",
    "v": "ν", "w": "ԝ", "x": "хχ", "y": "уү", "æ": "ӕ",
    "ニ": "二", "ロ": "口", "カ": "力", "エ": "工", "ト": "卜", "ハ": "八", "タ": "夕", "ー": "一", "ヘ": "へ",
}  # fmt: skip
"""Letters of other alphabets, and digits, that look like Latin letters; and characters that look like kana."""
LOOK_ALIKES: Final = str.maketrans({other: plain for plain, others in ALIKE.items() for other in others})
VOICED: Final = "\u3099\u309a"
"""The marks that make another kana of one: か and が are different letters, not one with an accent."""

UNSEEN: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE00FF),
    (0xE01F0, 0xE0FFF),
)  # fmt: skip
"""Characters that leave no mark on a screen, though Unicode counts many of them as letters."""

VARIANTS: Final = dict.fromkeys((*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""Characters that only choose between two pictures of the one before them, as emoji have it: left out."""

FAMOUS: Final = (
    "Jiro Ono", "Naruto", "Totoro", "Miyamoto Musashi", "Hokusai", "Murasaki Shikibu", "Oda Nobunaga", "Sailor Moon",
    "Astro Boy", "Doraemon", "Pikachu", "Godzilla", "Kiki", "Ponyo", "Chihiro", "Luffy", "Goku", "Conan", "Hanayo",
    "Basho", "Hiroshige", "Sei Shonagon", "Tomoe Gozen", "Saigo Takamori", "Sakamoto Ryoma", "Date Masamune",
    "Tokugawa Ieyasu", "Toyotomi Hideyoshi", "Prince Shotoku", "Himiko", "Sen no Rikyu", "Yayoi Kusama",
    "Akira Kurosawa", "Toshiro Mifune", "Hayao Miyazaki", "Utamaro", "Zeami", "Natsume Soseki", "Ichiyo Higuchi",
    "Masa Takayama", "Nobu Matsuhisa", "Hanaya Yohei", "Lupin", "Ryu", "Chun-Li", "Mario", "Luigi", "Zelda", "Link",
    "Kirby", "Samus", "Momotaro", "Kintaro", "Urashima Taro", "Kaguya", "Issun-boshi", "Benkei", "Yoshitsune",
)  # fmt: skip


def clean_name(text: str) -> str:
    """A name as it is shown: normal letters, single blanks, no control characters; or a refusal."""
    name = " ".join(unicodedata.normalize("NFKC", text.translate(VARIANTS)).split())
    if not name:
        raise Refused("name-empty")
    if len(name) > LONGEST:
        raise Refused("name-too-long", most=LONGEST)
    if any(_is_unseen(letter) for letter in name) or not _is_legible(name):
        raise Refused("name-letters")
    return name


def can_be_shown(name: str) -> bool:
    """Whether a name from a file does no harm on a screen, whatever was thought a good name when it was written."""
    return name.isprintable() and 0 < len(name) <= 2 * LONGEST


def likeness(name: str) -> str:
    """What two names share when people would take them for the same."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in folded if not unicodedata.combining(letter) or letter in VOICED)
    return "".join(bare.translate(LOOK_ALIKES).split())


def _is_unseen(letter: str) -> bool:
    is_control = unicodedata.category(letter)[0] == "C"
    return is_control or any(low <= ord(letter) <= high for low, high in UNSEEN)


def _is_legible(name: str) -> bool:
    """Whether there is something to read, and no heap of marks on one letter."""
    marks = "".join("m" if unicodedata.category(letter)[0] == "M" else " " for letter in name)
    has_a_letter = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    return has_a_letter and "m" * (MOST_MARKS + 1) not in marks


def famous_name(taken: list[str], chance: Chance) -> str:
    """A name for somebody who gives none, unlike those at the table."""
    used = {likeness(name) for name in taken}
    free = [name for name in FAMOUS if likeness(name) not in used]
    return free[chance.below(len(free))]
