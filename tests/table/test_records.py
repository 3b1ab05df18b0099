"""A game as a file, and journals of other times: what is written is read, checked, or refused with a reason."""

import copy
import json

import msgspec
import pytest
from tests.table.story import ID, Story, picture

from cardtable.catalog import GAMES, game
from cardtable.core.move import Refused, Seat
from cardtable.core.sentence import say
from cardtable.live.past import KeptPast, ToldPast, past_of
from cardtable.live.replay import replayed
from cardtable.table import decide
from cardtable.table.deeds import CameBack, Ended, Entry, Left, Played
from cardtable.table.log import whole_log
from cardtable.table.record import Record, brought, check_lines, entries_of, record_of, saved_game, verdict, verify
from cardtable.table.replay import Damaged, OtherRules
from cardtable.wire.codec import read_deed, write_deed

EACH = pytest.mark.parametrize("name", [listed.name for listed in GAMES])


def there_and_back(record):
    """A record as it comes out of a file."""
    return msgspec.json.decode(msgspec.json.encode(record), type=Record)


def in_the_middle(name):
    """A game in which some moves were made and somebody has left."""
    story = Story(name).starts(max(game(name).fewest, 3)).plays(12)
    if story.table.phase == "playing":
        story.happens(decide.leave(story.table, Seat(1)))
    return story.plays(6)


@EACH
def test_a_game_that_goes_on_is_saved_read_and_verified(name):
    story = in_the_middle(name)

    record = there_and_back(saved_game(story.table, story.entries))
    table = verify(game(name), record)

    assert table.state.to_json() == story.table.state.to_json()
    assert [line.event.seen for line in table.lines][3:] == [line.event.seen for line in story.table.lines][3:]
    assert verdict(record).code == "record-holds-so-far"
    assert there_and_back(saved_game(table, list(entries_of(record)))).steps == record.steps


@pytest.mark.parametrize("name", ["rook", "sushi-go"])
def test_a_finished_game_holds_and_can_be_brought_to_another_house(name):
    story = Story(name).starts().ends()

    record = there_and_back(record_of(story.table, story.entries))
    entries = brought(record, verify(game(name), record))

    table = replayed("kobe-kiku-2", entries)
    assert verdict(record).code == "record-holds"
    assert (table.brought, table.ended.result, table.phase) == (ID, story.table.state.result, "over")
    again = there_and_back(record_of(table, entries))
    assert (again.commitment, again.brought) == (record.commitment, ID)
    assert verify(game(name), again).state.to_json() == story.table.state.to_json()


def test_a_finished_game_of_geschenkt_keeps_its_seed():
    story = Story().starts(3).ends()

    record = there_and_back(record_of(story.table, story.entries))

    assert record.seed is None
    assert code(verify, story.game, record) == "record-secret"


@pytest.mark.parametrize("name", ["rook", "sushi-go", "shanko"])
def test_a_log_that_tells_another_game_than_the_moves_is_found(name):
    story = in_the_middle(name)
    record = there_and_back(saved_game(story.table, story.entries))
    table = verify(story.game, record)
    check_lines(record, table)
    of_the_game = [n for n, line in enumerate(record.lines) if line.sentence.code.startswith(name)]
    wrong = of_the_game[2]

    for lines in (
        (
            *record.lines[:wrong],
            copy.replace(record.lines[wrong], sentence=say("rook-pass")),
            *record.lines[wrong + 1 :],
        ),
        (*record.lines[:wrong], *record.lines[wrong + 1 :]),
        (*record.lines[:wrong], record.lines[of_the_game[0]], *record.lines[wrong:]),
        record.lines[:wrong],
    ):
        assert code(check_lines, copy.replace(record, lines=lines), table) == "record-lines"


def test_a_game_that_goes_on_has_no_record_for_others():
    story = in_the_middle("sushi-go")

    assert code(record_of, story.table, story.entries) == "record-not-over"
    assert code(brought, saved_game(story.table, story.entries), story.table) == "record-not-over"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"rules": 99}, "record-other-rules"),
        ({"seed": "00" * 32}, "record-commitment"),
        ({"seed": "nonsense"}, "record-commitment"),
        ({"table": "kobe-kiku-2"}, "record-commitment"),
        ({"nonces": ("salt",)}, "record-move"),
        ({"names": ("Ann", "\x1b[2J", "Cy")}, "record-names"),
        ({"names": ("Ann", "Bob", "")}, "record-names"),
        ({"names": ("Ann", "x" * 900_000, "Cy")}, "record-names"),
        ({"levels": ("", "godlike", "")}, "record-names"),
        ({"levels": ("",)}, "record-names"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(changed, why):
    story = in_the_middle("sushi-go")
    record = saved_game(story.table, story.entries)

    assert code(verify, story.game, copy.replace(record, **changed)) == why


def test_a_record_with_another_move_or_result_is_refused():
    story = Story("sushi-go").starts(3).ends()
    record = saved_game(story.table, story.entries)
    first = copy.replace(record.steps[0], move="fly")
    nobody = copy.replace(record.steps[0], seat=10**11)
    better = copy.replace(record.result, scores=tuple(99 for _ in record.result.scores))

    assert code(verify, story.game, copy.replace(record, steps=(first, *record.steps[1:]))) == "record-move"
    assert code(verify, story.game, copy.replace(record, steps=(nobody, *record.steps[1:]))) == "record-move"
    assert code(verify, story.game, copy.replace(record, steps=record.steps[:9])) == "record-result"
    assert code(verify, story.game, copy.replace(record, result=better)) == "record-result"


def test_journals_from_when_deeds_held_their_events_are_still_read():
    story = in_the_middle("sushi-go")
    events = [{"seen": {"code": "sushi-picked", "facts": {}}, "secret": None, "knowers": []}]

    old = [as_before(entry, "events", events) for entry in story.entries]

    assert sum(isinstance(entry.deed, Played | Left) for entry in old) > 10
    assert picture(replayed(ID, old)) == picture(story.table)


def test_coming_back_from_when_nobody_wrote_how_was_by_key():
    deed = read_deed(b'{"kind":"cameback","chair":0,"token":"new"}')

    assert deed == CameBack(0, "new", "key")


def test_a_journal_of_other_rules_is_refused_and_its_end_can_still_be_shown():
    story = Story().starts(3).ends()
    later = under_rules(story.entries, 99)

    with pytest.raises(OtherRules):
        replayed(ID, later)
    past = past_of(ID, later)

    assert isinstance(past, ToldPast)
    assert past.game == "geschenkt"
    assert past.names == ("Ann", "Bob", "Cy")
    assert list(past.lines(past.steps)) == list(story.entries[-1].deed.lines)
    assert past.table(0) is None


def test_a_journal_of_other_rules_is_read_by_those_who_sat_there_where_nobody_looked_on():
    story = Story(settings={"onlookers": "no"})
    story.sits("Zoe")
    story.happens(decide.stand(story.table, 0, removed=True))
    story.sits("Ann")
    story.sits("Bob")
    story.happens(decide.reseat(story.table, 0, 1))
    story.happens(decide.start(story.table))
    story.happens(decide.come_back(story.table, 1, "name", token="a stranger"))
    story.happens(decide.come_back(story.table, 0, "key", token="Bob's telephone"))
    story.ends()

    assert past_of(ID, under_rules(story.entries, 99)).readers == {"token of Ann", "Bob's telephone"}
    assert past_of(ID, under_rules(Story().starts(3).ends().entries, 99)).readers is None


def test_a_journal_of_other_rules_without_an_end_tells_nothing():
    story = in_the_middle("rook")

    with pytest.raises(OtherRules):
        past_of(ID, under_rules(story.entries, 99))


def test_a_kept_journal_shows_every_step_forwards_and_backwards():
    story = in_the_middle("rummy")
    past = past_of(ID, story.entries)
    assert isinstance(past, KeptPast)

    forwards = [picture(past.table(step)) for step in range(past.steps + 1)]
    backwards = [picture(past.table(step)) for step in reversed(range(past.steps + 1))]

    assert forwards == backwards[::-1]
    assert forwards == [picture(story.again(version)) for version in past.ends]


@pytest.mark.parametrize(
    "damage",
    [
        lambda entries: [],
        lambda entries: entries[1:],
        lambda entries: [*entries[:3], *entries[4:]],
        lambda entries: [*entries, entries[0]],
        lambda entries: [*entries, Entry(len(entries) + 1, 0.0, Played(Seat(0), "fly", "player"))],
        lambda entries: [*entries, Entry(len(entries) + 1, 0.0, Played(Seat(7), "take", "player"))],
        lambda entries: [*entries, Entry(len(entries) + 1, 0.0, entries[0].deed)],
    ],
)
def test_a_journal_that_cannot_be_one_is_refused(damage):
    entries = damage(Story().starts(3).plays(4).entries)

    with pytest.raises(Damaged):
        replayed(ID, entries)


def test_what_is_written_of_the_end_is_what_was_told():
    story = Story("sushi-go").starts().ends()

    ended = story.again().ended

    assert isinstance(ended, Ended)
    assert list(ended.lines) == whole_log(story.table.lines)
    assert ended.result == story.table.state.result


def code(refusing, *given):
    """The code of the refusal."""
    with pytest.raises(Refused) as refusal:
        refusing(*given)
    return refusal.value.sentence.code


def under_rules(entries, rules):
    return [Entry(1, entries[0].at, copy.replace(entries[0].deed, rules=rules)), *entries[1:]]


def as_before(entry, field, value):
    """An entry with a field that such deeds had once."""
    written = json.loads(write_deed(entry.deed))
    if written["kind"] in ("played", "left"):
        written[field] = value
    return Entry(entry.version, entry.at, read_deed(json.dumps(written).encode()), entry.id)


def test_the_start_is_told_in_the_order_of_play():
    story = Story("geschenkt").starts(4)

    names, order = story.table.names, story.table.state.turn_order()
    started, opening = [line.event.told_to(None) for line in story.table.lines][-2:]

    assert started.facts["names"].split(", ") == [names[seat] for seat in order] != list(names)
    assert (opening.code, opening.facts["player"], opening.facts["chips"]) == ("geschenkt-begins", order[0], 11)


def test_what_is_done_after_the_end_does_not_move_the_time_at_which_a_game_ended():
    story = Story().starts().plays(1000)
    ended = story.table.touched_at

    story.happens(decide.keep_review(story.table, b"{}"), seconds=500.0)

    assert story.table.touched_at == ended == story.entries[-2].at
