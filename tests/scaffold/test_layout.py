"""What `cardtable new-game` lays out, and what it refuses."""

import pytest
from tests.scaffold.house import ROOT

from cardtable.catalog import FOLDERS
from cardtable.core.move import Refused
from cardtable.scaffold.layout import CATALOG, EXAMPLE, example_files, lay_out, read_name


@pytest.fixture
def clone(tmp_path):
    """As much of the sources as a new game is made from."""
    for path in (CATALOG, *(f"example/{path}" for path in example_files(ROOT))):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes((ROOT / path).read_bytes())
    return tmp_path


@pytest.mark.parametrize("text", ["crazy-eights", "crazy_eights"])
def test_a_name_is_taken_in_both_spellings_and_written_in_four_ways(text):
    assert read_name(text).ways() == ("crazy-eights", "crazy_eights", "CrazyEights", "Crazy Eights")


def test_a_name_may_be_one_word():
    assert read_name("skat").ways() == ("skat", "skat", "Skat", "Skat")


@pytest.mark.parametrize(
    "text", ["", "Skat", "8s", "crazy eights", "-skat", "skat-", "a--b", "../skat", "skät", "s" * 40]
)
def test_other_names_are_refused(text):
    with pytest.raises(Refused, match="new-game-name"):
        read_name(text)


def test_every_file_of_the_example_is_laid_out_under_the_new_name(clone):
    files = lay_out(read_name("crazy-eights"), clone)

    texts = [str(path) + path.read_text("utf-8") for path in files]
    assert len(files) == len(example_files(clone)) > 20
    assert not [text for text in texts for way in EXAMPLE.ways() if way in text]


def test_the_catalog_gets_one_line(clone):
    before = (clone / CATALOG).read_text("utf-8")

    lay_out(read_name("crazy-eights"), clone)

    after = (clone / CATALOG).read_text("utf-8")
    last = f'    "{FOLDERS[-1]}",\n'
    assert after == before.replace(last, f'{last}    "crazy_eights",\n')


@pytest.mark.parametrize("name", ["rook", "hard", "crazy-eights"])
def test_a_name_that_is_taken_is_refused_and_nothing_is_written(clone, name):
    """By a game, by a part of the bots, or by the same game a moment ago."""
    (clone / "src/cardtable/bots").mkdir(exist_ok=True)
    for taken in ("rook", "hard", "crazy_eights"):
        (clone / f"src/cardtable/bots/{taken}.py").write_text("")
    before = sorted(clone.rglob("*"))

    with pytest.raises(Refused, match="new-game-exists"):
        lay_out(read_name(name), clone)

    assert sorted(clone.rglob("*")) == before


def test_without_the_sources_there_is_nothing_to_lay_out(tmp_path):
    with pytest.raises(Refused, match="new-game-no-sources"):
        lay_out(read_name("crazy-eights"), tmp_path)
