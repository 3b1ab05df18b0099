"""The parts of the terminal one by one: reading what is typed, drafts, sorting, laying out, pictures of scores."""

import asyncio
import re

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.laws.walks import Case
from tests.terminal.prepared import saved
from tests.terminal.still import NAMES, StillClient

from cardtable.catalog import GAMES, game
from cardtable.core.move import Seat
from cardtable.core.sentence import say
from cardtable.core.view import Choice
from cardtable.live.files import read_game
from cardtable.live.opinion import opinion
from cardtable.terminal.prompt.draft import Draft, cards_in
from cardtable.terminal.prompt.moves import canonical, composed, numbered, parts, players_verbs, readings, shortest
from cardtable.terminal.prompt.prompt import Prompt
from cardtable.terminal.render import chart
from cardtable.terminal.render.flow import Flow
from cardtable.terminal.render.theme import in_order, style_of, suit_of
from cardtable.terminal.screen.full_screen import fitting
from cardtable.terminal.screen.lines import LineRenderer, plain
from cardtable.terminal.screen.scene import Scene, lay_out
from cardtable.terminal.screen.screen import Memory
from cardtable.words import LANGUAGES, speech

PLAIN = LineRenderer(colour=False)


def choices(*moves):
    return [Choice(move, say("means-ready")) for move in moves]


def test_a_number_is_a_line_of_the_menu():
    listed = choices("pay", "take")

    assert numbered("2", listed) == "take"
    assert [numbered(text, listed) for text in ("0", "3", "²", "99999", "x", "")] == [None] * 6


@pytest.mark.parametrize(
    ("line", "name", "listed", "moves"),
    [
        ("take", "geschenkt", ("pay", "take"), ["take"]),
        ("T", "geschenkt", ("pay", "take"), ["take"]),
        ("p", "geschenkt", ("pay", "take"), ["pay"]),
        ("xx", "geschenkt", ("pay", "take"), []),
        ("7s", "rummy", ("turn discard 7♠", "turn discard 8♠"), ["turn discard 7♠"]),
        ("di 7s", "rummy", ("turn discard 7♠",), ["turn discard 7♠"]),
        ("declare 3c4c5c;discard Kh", "rummy", ("draw",), ["turn declare 3♣4♣5♣ ; discard K♥"]),
        ("tempura", "sushi-go", ("pick tempura", "pick egg"), ["pick tempura"]),
        ("75", "rook", ("pass", "bid 70"), ["bid 75"]),
    ],
)
def test_a_line_is_read_in_full_or_cut_short(line, name, listed, moves):
    assert readings(line, game(name), choices(*listed)) == moves


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.name)
def test_the_verbs_of_players_leave_out_those_of_the_table(listed):
    verbs = players_verbs(listed)

    assert verbs
    assert not {"forced-take", "skip"} & set(verbs)


def test_a_composed_move_is_its_parts():
    move = composed(("declare 3♣4♣5♣", "discard K♥"))

    assert parts(move) == ("declare 3♣4♣5♣", "discard K♥")
    assert canonical(move, game("rummy")) == move
    assert shortest(move) == "declare 3♣4♣5♣ ; discard K♥"
    assert parts("draw") == ()


def test_a_draft_grows_beside_its_last_part_or_behind_it():
    draft = Draft(("declare 3♣4♣5♣",))

    assert draft.grown("turn declare K♠K♥K♦") == [
        "turn declare 3♣4♣5♣ / K♠K♥K♦",
        "turn declare 3♣4♣5♣ ; declare K♠K♥K♦",
    ]
    assert draft.grown("turn discard 2♠") == ["turn declare 3♣4♣5♣ ; discard 2♠"]
    assert draft.grown("draw") == []


def test_a_draft_is_open_while_it_only_lacks_something(tmp_path):
    table = read_game(tmp_path / saved(tmp_path, ("Ann", "Bob", "Cy"), (), ("draw",), "shanko", 9)).whole

    def is_open(move):
        return opinion(table, Seat(0), move).open

    assert is_open("meld 5s5d5c")
    assert is_open("meld 5s5d5c / 4s4h4c")
    assert not is_open("meld 5s5d5c / 4s4h4c ; discard Ah")
    assert not is_open("meld 5s5d5c ; discard Ah")
    assert not is_open("meld 5s5d4c")
    assert not is_open("dance")


def test_the_cards_of_a_draft_are_found_in_the_hand():
    rummy = game("rummy")
    view = rummy.start(2, 3).view(0)
    first, second = view.hand[:2]

    assert cards_in(Draft((f"declare {first}{second}",)), view.hand) == [first, second]
    assert cards_in(Draft(), view.hand) == []


def test_a_hand_is_sorted_by_suit_by_rank_or_not_at_all():
    hand = ("K♥", "2♠", "Jk", "10♥", "A♠", "2♣")

    assert in_order(hand, "suit") == ("A♠", "2♠", "10♥", "K♥", "2♣", "Jk")
    assert in_order(hand, "rank") == ("A♠", "2♠", "2♣", "10♥", "K♥", "Jk")
    assert in_order(hand, "dealt") == hand
    assert in_order(("R14", "G2", "ROOK", "R2"), "suit") == ("G2", "R2", "R14", "ROOK")


def test_cards_of_a_suit_share_their_ink_and_unknown_cards_are_plain():
    assert suit_of("10♥") == "♥"
    assert suit_of("R14") == "R"
    assert suit_of("tempura") == "tempura"
    assert style_of("10♥") == style_of("2♥") != style_of("2♠")
    assert style_of("35") == style_of("tempura") == "card"


def test_texts_flow_without_being_broken():
    flow = Flow([Text("[1 2 3]"), Text("[10 11]"), Text("[20]")], gap=2)

    assert [line.plain for line in flow.lines(16)] == ["[1 2 3]  [10 11]", "[20]"]
    assert [line.plain for line in flow.lines(5)] == ["[1 2 3]", "[10 11]", "[20]"]


def test_where_room_is_short_the_log_goes_first_and_the_question_stays():
    scene = Scene(
        title=Text("Title"),
        tables=[Text("long\n" * 9 + "long"), Text("short")],
        log=[Text(f"line {n}") for n in range(30)],
        sentence=Text("What now?"),
        choices=[Text(f"choice {n}") for n in range(12)],
        more_choices="{} more",
        note=Text("No."),
    )

    tall, small, tiny = ([*map(plain, lay_out(scene, PLAIN, 40, height))] for height in (60, 24, 8))

    assert tall.count("long") == 10
    assert len(tall) == 60
    assert {"short", "choice 11", "line 29"} <= set(small)
    assert len(small) == 24
    assert tiny[2:] == ["short", "What now?", "choice 0", "choice 1", "10 more", "No."]


def test_keys_are_named_whole_or_not_at_all():
    keys = "number or move · help · rules · quit"

    assert fitting(keys, 80) == keys
    assert fitting(keys, 25) == "number or move · help"
    assert fitting("あいう · えお", 10) == "あいう"
    assert fitting(keys, 3) == "number or move"


def test_what_cannot_be_shown_whole_is_not_said_to_be_more():
    scene = Scene(Text("Title"), choices=[Text("one\ntwo\nthree\nfour")], more_choices="{} more")

    assert [*map(plain, lay_out(scene, PLAIN, 40, 5))][2:] == ["one", "two", "three"]


def test_where_nothing_else_fits_the_table_is_cramped():
    scene = Scene(
        Text("Title"), tables=[Text("long\n" * 9)], cramped=Text("short"), sentence=Text("Now?"), choices=[Text("yes")]
    )

    assert "long" in map(plain, lay_out(scene, PLAIN, 40, 24))
    assert [*map(plain, lay_out(scene, PLAIN, 40, 6))] == ["Title", "─" * 40, "short", "", "Now?", "yes"]


@pytest.mark.parametrize(("columns", "rows"), [(60, 20), (80, 24), (140, 45)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.name)
def test_every_game_fits_every_size_with_most_players(listed, language, columns, rows):
    for number, (state, seat, _) in enumerate(Case(listed, listed.most, 3).walk()):
        if number == 2000:
            break
        if number % 100 == 0:
            prompt = Prompt(StillClient(state, seat), None, speech(language), Memory())

            lines = [plain(line) for line in lay_out(prompt.scene(), PLAIN, columns, rows - 2)]

            assert len(lines) <= rows - 2, "\n".join(lines)
            assert all(cell_len(line) <= columns for line in lines)


def test_scores_are_drawn_as_bars_and_as_lines_over_the_rounds():
    bars = [line.plain for line in chart.bars(("Ann", "Bob"), (30, -10))]
    lines = [line.plain for line in chart.lines(("Ann", "Bob"), [(10, 20), (30, 20)])]

    assert re.fullmatch(r"Ann +█+ 30", bars[0])
    assert re.fullmatch(r"Bob +█+ −10", bars[1])
    assert lines[0].startswith("    30 │")
    assert lines[0].rstrip().endswith("A")
    assert "A Ann" in lines[-1]
    assert chart.bars(("Ann",), (0,))
    assert chart.lines(("Ann",), [(0,)] * 40)


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.name)
def test_every_choice_can_be_typed_as_it_stands_in_the_menu(listed):
    for number, (state, seat, _) in enumerate(Case(listed, listed.fewest, 2).walk()):
        if number % 50 == 0 and number < 1000:
            client = StillClient(state, seat)
            for choice in client.shown.view.legal:
                typed = readings(shortest(choice.move), listed, client.shown.view.legal)

                assert choice.move in typed
                assert asyncio.run(client.opinion(choice.move)).legal


def test_there_are_names_for_everybody():
    assert len(NAMES) >= max(listed.most for listed in GAMES)
