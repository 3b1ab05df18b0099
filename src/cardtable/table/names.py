"""Names of players: what may be one, and when two are the same. A name says which seat, it doesn't prove whose."""

import unicodedata
from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.move import Refused

LONGEST: Final = 24

LOOK_ALIKES: Final = str.maketrans(
    "авсԁеһіјӏкморԛѕтухьαβεικνορτυχ01|ı",
    "abcdehijlkmopqstyxbabeikvoptuxolli",
)
"""Letters of other alphabets, and digits, that look like Latin letters."""

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
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name:
        raise Refused("name-empty")
    if len(name) > LONGEST:
        raise Refused("name-too-long", most=LONGEST)
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refused("name-letters")
    return name


def can_be_shown(name: str) -> bool:
    """Whether a name from a file does no harm on a screen, whatever was thought a good name when it was written."""
    return name.isprintable() and 0 < len(name) <= 2 * LONGEST


def likeness(name: str) -> str:
    """What two names share when people would take them for the same."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return "".join(bare.translate(LOOK_ALIKES).split())


def famous_name(taken: list[str], chance: Chance) -> str:
    """A name for somebody who gives none, unlike those at the table."""
    used = {likeness(name) for name in taken}
    free = [name for name in FAMOUS if likeness(name) not in used]
    return free[chance.below(len(free))]
