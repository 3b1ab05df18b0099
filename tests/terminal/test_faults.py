"""Faults that people met at a terminal, each at a pseudo-terminal as they met it; other files here hold the rest.

Rule: whoever puts a fault back finds it here by its name.
"""

import re
import socket
from contextlib import closing
from random import Random

from tests.covers import covers
from tests.live import Client, serving
from tests.server.test_store import begin
from tests.terminal.prepared import alone_at_turn_3, saved
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.test_claims_rummy import sit_down, until_closing

from cardtable.terminal.render.theme import in_order

DONE, REFUSED = 0, 2
PIPED = "cardtable play geschenkt --players Ann --bots easy,easy --seed 5 --pace 0"


def loaded(folder, *given, size=(80, 40), people=("Ann",), bots=(), **options):
    """Somebody who goes on with a prepared game."""
    file = saved(folder, people, bots, *given, **options)
    return PseudoTerminal(folder, "play", "--load", file, "--pace", "0", columns=size[0], lines=size[1])


def ended(home, *words):
    """A command that ends by itself: its code, and what stands on the screen then."""
    terminal = PseudoTerminal(home, *words, lines=60)
    return terminal.wait_for_end(), terminal.text


def test_what_a_terminal_saves_and_exports_is_verified(tmp_path):
    file = saved(tmp_path, ("Ann", "Bob"), (), until_closing, "rummy", 26, first_declaration_round=1)
    terminal = PseudoTerminal(tmp_path, "play", "--load", file, "--pace", "0", "--export", "whole.json", lines=40)
    terminal.wait_for("press Enter")
    sit_down(terminal)
    terminal.type("save half", "Saved as half")
    terminal.type("1", "Enter plays it")
    terminal.type("", "The game is over")
    terminal.type("", "again")
    terminal.type("")
    terminal.wait_for_end()

    for file in ("half", "whole.json"):
        code, told = ended(tmp_path, "verify", file)
        assert (code, "Traceback" in told) == (DONE, False), told


def test_a_backup_over_something_else_is_refused_in_a_sentence(tmp_path):
    begin(tmp_path / "tables.sqlite3")
    (tmp_path / "existing.txt").write_text("Dear Bob")

    code, told = ended(tmp_path, "backup", "existing.txt", "--database", "tables.sqlite3")

    assert code == REFUSED
    assert "existing.txt is there already" in told
    assert (tmp_path / "existing.txt").read_text() == "Dear Bob"


def test_a_pipe_that_is_closed_early_leaves_no_traceback(tmp_path):
    shell = PseudoTerminal(tmp_path, shell=f"yes 1 2>/dev/null | {PIPED} | head -3")

    shell.wait_for_end()

    assert len(shell.text.splitlines()) == 3
    assert "Traceback" not in shell.written


def test_whoever_quits_has_not_failed(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")

    terminal.type("quit")

    assert terminal.wait_for_end() == DONE
    assert "The game is kept." in terminal.text


def test_whoever_looks_on_comes_back_after_a_server_that_stopped_in_good_order(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as server:
        table = server.open_table(settings={"pace_ms": 0, "turn_time_s": 0})
        watcher = PseudoTerminal(tmp_path, "watch", table["table"], "--server", server.address)
        watcher.wait_for("host, away")

        server.stop()
        watcher.follow(0.5)
        assert watcher.process.isalive()
        server.start()
        browser = Client(server, table["table"], table["token"])

        watcher.wait_until(lambda screen: "away" not in screen, "Ann, who is there again")
        browser.close()


def test_a_piped_run_that_is_left_adds_no_unfinished_game(tmp_path):
    shell = PseudoTerminal(tmp_path, shell=f"echo quit | {PIPED}")
    assert shell.wait_for_end() == DONE

    assert ended(tmp_path, "play", "--resume")[1] == "There is no unfinished game. Begin one with: cardtable play"


def test_a_card_of_rook_is_played_by_the_name_it_is_shown_by(tmp_path):
    terminal = loaded(tmp_path, until_a_mixed_trick, "rook", 3, bots=("easy",) * 3, size=(80, 60))
    terminal.wait_for("Ann>")
    shown = re.search(rf"^ +1 +play \w+ +(?:Lead|Play) the ({CARD})", terminal.text, re.MULTILINE)[1]

    terminal.type(f"play {shown}", f"Ann plays the {shown}")


def test_the_last_trick_of_rook_lies_in_the_order_of_play(tmp_path):
    terminal = loaded(tmp_path, until_a_mixed_trick, "rook", 3, bots=("easy",) * 3, size=(80, 60))
    terminal.wait_for("Ann>")
    lies = re.findall(CARD, re.search(r"Last trick +(.+)", terminal.text)[1])

    terminal.type("log", "goes back to the table")

    told = terminal.text[: terminal.text.rindex("wins trick")]
    assert re.findall(rf"plays the ({CARD})", told)[-4:] == lies


CARD = r"(?:red|green|yellow|black) \d+|Rook"


def until_a_mixed_trick(made):
    """Up to a card of Ann's, when the cards of the last trick don't lie in the order of their colours."""
    ann = made.table.names.index("Ann")

    def is_there():
        last = tuple(map(str, made.state.view(None).last_trick))
        return made.state.waiting == (ann,) and last and last != in_order(last, "suit")

    while not is_there():
        yield str(made.state.legal(made.state.waiting[0])[0])


def test_eight_players_of_shanko_see_contract_and_discard_pile_on_a_small_screen(tmp_path):
    terminal = loaded(tmp_path, until_everybody_has_melded, "shanko", 3, bots=("easy",) * 7, size=(60, 20))

    terminal.wait_for("Ann>")

    assert re.search(r"Contract Round 1: two triplets +Discard pile \w+[♠♥♦♣]", terminal.text)
    assert re.search(r"Melds +1 \[\w+×\d+\] +2 ", terminal.text)
    assert "Your hand" in terminal.text
    terminal.type("melds", "goes back to the table")
    assert re.search(r"Conan|Ann", terminal.text)


def until_everybody_has_melded(made):
    """Whoever can lays down as much as they can, until sixteen melds lie there and Ann is asked."""
    ann, chance = made.table.names.index("Ann"), Random(0)
    while len(made.state.view(None).melds) < 16 or made.state.waiting != (ann,):
        legal = [str(move) for move in made.state.legal(made.state.waiting[0])]
        laying = [move for move in legal if "meld" in move]
        yield max(laying, key=len, default=chance.choice(legal))


def test_a_deal_of_rummy_is_called_a_deal_and_its_rounds_are_counted_by_themselves(tmp_path):
    terminal = loaded(tmp_path, until_closing, "rummy", 26, people=("Ann", "Bob"), first_declaration_round=1, deals=2)
    terminal.wait_for("press Enter")
    sit_down(terminal)
    reached = int(re.search(r"Round (\d+)", terminal.text)[1])
    assert reached > 1

    terminal.type("1", "Enter plays it")
    terminal.type("", "is over")

    assert "Deal 1 is over" in terminal.text
    assert "Round" not in terminal.text


def test_the_title_counts_moves_and_says_so(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))

    terminal.wait_for("Ann>")

    assert terminal.text.splitlines()[0] == "Geschenkt  move 3"


def test_hints_can_be_switched_off(tmp_path):
    terminal = loaded(tmp_path, ("draw",), "rummy", 24, people=("Ann", "Bob"), first_declaration_round=1)
    terminal.wait_for("Ann: press Enter")
    terminal.type("", "Ann>")
    assert "Melds in your hand" in terminal.text

    terminal.type("hints off", "Hints are off")

    assert "Melds in your hand" not in terminal.text
    terminal.type("hint", "Hints are switched off")


@covers("rummy 10.4")
def test_there_is_a_history_of_melds(tmp_path):
    terminal = loaded(tmp_path, until_closing, "rummy", 26, people=("Ann", "Bob"), first_declaration_round=1)
    terminal.wait_for("press Enter")
    sit_down(terminal)
    terminal.type("log", "goes back to the table")
    terminal.type("", ">")

    terminal.type("melds", "goes back to the table")

    shown, history = terminal.text.split("How they came there")
    assert re.search(r"(Ann|Bob) +1 \[", shown)
    assert re.search(r"(Ann|Bob) declares the .+ \(meld 1", history)
    assert "discards" not in history
    assert "draws" not in history


def test_take_stands_in_the_menu_where_the_prompt_offers_it(tmp_path):
    def moves(made):
        while not str(made.state.view(made.state.waiting[0]).prompt.code).endswith("draw-or-take"):
            yield str(made.state.legal(made.state.waiting[0])[0])

    terminal = loaded(tmp_path, moves, "rummy", 24, people=("Ann", "Bob"))
    terminal.wait_for("press Enter")
    sit_down(terminal)
    offered = re.search(r"draw a card, or take the (\S+) if you play it", terminal.text)[1]

    assert re.search(rf"^ +\d+ +take .*{offered}", terminal.text, re.MULTILINE)


def test_a_busy_port_is_said_and_no_address(tmp_path):
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        code, told = ended(tmp_path, "serve", "--port", str(port), "--database", "second.sqlite3")

    assert code == REFUSED
    assert f"Port {port} of 127.0.0.1 is taken" in told
    assert "http://" not in told


def test_the_help_of_house_rules_leads_to_a_list_of_them(tmp_path):
    code, told = ended(tmp_path, "play", "--help")
    assert code == DONE
    assert re.search(r"--option .+see\s+`cardtable games`", told, re.DOTALL)

    assert "chips=eleven | official" in ended(tmp_path, "games")[1]


def test_one_chip_is_a_chip(tmp_path):
    terminal = PseudoTerminal(tmp_path, *alone_at_turn_3(tmp_path))
    terminal.wait_for("Ann>")
    before = terminal.text

    terminal.type("take", "Ann takes the 20 with its chip")

    assert "Take the 20 with its chip" in before
    assert not re.search(r"\b1 chips", f"{before}{terminal.text}")
