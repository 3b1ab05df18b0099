"""Hides what shows a criterion, one thing at a time, and sees that a test at that screen fails: what survives is told.

    python tools/mutate_screens.py [--minutes N] [game or criterion …]        "rook", "rook 10.6"

What is to be hidden stands in docs/requirements/screens.toml. The tests run as they are, in one pytest with one server
and one browser; this file is also the plugin that runs each of them once for each thing to be hidden. Before that each
runs once with nothing hidden: only a test that passes then can miss anything.

Which test missed what is kept in docs/requirements/missed.toml. Without wishes only what doesn't stand there is hidden,
so that a run can be broken off and gone on with; what is wished is hidden anew.
"""

import json
import os
import re
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from conformance import GAMES, shown_by_tests
from screen_claims import SCREENS, ScreenClaims, keep_missed, missed

ROOT = Path(__file__).parent.parent
WISHES, FILES, UNTIL, PATIENCE = "MUTATED_CRITERIA", "MUTATED_FILES", "MUTATED_UNTIL", "MUTATED_PATIENCE"
OURS = "test_claims_"
"""Tests written for one criterion each; where there are others too, these are asked first."""
SOON_MS = 5_000 * float(os.environ.get(PATIENCE, 1))
SOON_S = 6 * float(os.environ.get(PATIENCE, 1))
"""What is hidden doesn't come: nobody waits long for it."""

HIDE = """
(() => {
  const [selector, isMark] = __GIVEN__;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { display: none !important; }`);
  document.adoptedStyleSheets = [sheet];
  const empty = (one) => {
    if (isMark) for (const name of Object.keys(one.dataset)) delete one.dataset[name];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.data) texts.currentNode.data = '';
  };
  const all = () => document.querySelectorAll(selector).forEach(empty);
  const everything = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(all).observe(document, everything);
})();
"""
"""Takes elements out of sight and their words away; things that are drawn lose the marks by which they are found."""
UNWRITE = """
for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
  const write = kind.prototype.fillText;
  kind.prototype.fillText = function (text, ...rest) {
    return new RegExp(__GIVEN__).test(text) ? undefined : write.call(this, text, ...rest);
  };
}
"""
"""Leaves words off the canvas."""


def main() -> None:
    """Run pytest with this plugin on every test that shows one of the wished criteria at a screen."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("wishes", nargs="*")
    arguments.add_argument("--minutes", type=float, default=24 * 60, help="after these no further test begins")
    arguments.add_argument("--patience", type=float, default=1, help="how many times as long to wait on a busy machine")
    given = arguments.parse_args()
    os.environ[PATIENCE] = str(given.patience)
    until = time.time() + 60 * given.minutes
    files = {test.split("::")[0] for *_, test in claims(given.wishes)}
    ended = [
        run(given.wishes, sorted(file for file in files if file.startswith(folder)), until)
        for folder in SCREENS.values()
    ]
    sys.exit(max(ended))


def run(wishes: Sequence[str], files: Sequence[str], until: float) -> int:
    """One pytest for each screen: the browser's own loop keeps the terminal's tests from having one."""
    if not files:
        return 0
    with TemporaryDirectory() as folder:
        plugin = [
            "-p",
            "mutate_screens",
            "-q",
            "--tb=no",
            f"--timeout={60 * float(os.environ[PATIENCE]):.0f}",
            "--basetemp",
            f"{folder}/tests",
        ]
        command = [sys.executable, "-m", "pytest", *plugin, *(f"tests/{file}" for file in files)]
        given = {WISHES: json.dumps(wishes), FILES: json.dumps(files), UNTIL: str(until)}
        environment = {**os.environ, **given, "PYTHONPATH": str(ROOT / "tools")}
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def claims(wishes: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """For each wished criterion what to hide, and each test that should miss it."""
    declared, shown, known = ScreenClaims(), shown_by_tests(), missed()
    for game in GAMES:
        for number, things in declared.hidden(game):
            criterion = f"{game} {number}"
            tests = declared.at_screen(game, shown.get(criterion, []))
            for thing in things:
                is_new = known.get((criterion, thing)) not in tests
                if criterion in wishes or game in wishes or (not wishes and is_new):
                    yield from ((criterion, thing, test) for test in tests)


class Mutations:
    """Every claim as a test of its own; the first test that fails settles it."""

    def __init__(self, wishes: Sequence[str], files: Sequence[str], until: float) -> None:
        self.claims = [claim for claim in claims(wishes) if claim[2].split("::")[0] in files]
        self.survivors = {(criterion, thing): "not tried" for criterion, thing, _ in self.claims}
        self.failing: set[str] = set()
        self.until = until

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        named = {test: [item for item in items if is_of(item, test)] for *_, test in self.claims}
        items.clear()
        for test, same in sorted(named.items(), key=lambda one: OURS not in one[0]):
            items += [mutated(item, *NOTHING) for item in same]
            mine = [(criterion, thing) for criterion, thing, other in self.claims if other == test]
            items += [mutated(item, *claim) for claim in mine for item in same]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """Nothing is run for a claim that is settled, by a test that fails anyway, or when time is up."""
        claim = item.stash[CLAIM]
        is_open = self.is_asked(item) if claim == NOTHING else claim in self.survivors
        if is_open and item.nodeid not in self.failing and time.time() < self.until:
            return None
        item.session._setupstate.teardown_exact(nextitem)  # what the test before has left for this one
        return True

    def is_asked(self, item: pytest.Item) -> bool:
        """Whether a claim is left that a test could settle."""
        return any((criterion, thing) in self.survivors and is_of(item, test) for criterion, thing, test in self.claims)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        hide(item.stash[CLAIM][1])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        claim = item.stash[CLAIM]
        if claim == NOTHING and report.failed and call.when != "teardown":
            self.failing.add(item.nodeid)
        elif claim != NOTHING and call.when == "setup" and report.failed:
            self.survivors[claim] = f"{item.nodeid} could not begin"
        elif claim != NOTHING and call.when == "call":
            self.settle(claim, item.nodeid, is_missed=report.failed)
        return report

    def settle(self, claim: tuple[str, str], test: str, *, is_missed: bool) -> None:
        if not is_missed:
            self.survivors[claim] = test
        elif self.survivors.pop(claim, None) is not None:
            keep_missed({**missed(), claim: test.split("[")[0].removeprefix("tests/")})

    def pytest_terminal_summary(self) -> None:
        total = len({claim[:2] for claim in self.claims})
        print(f"\n{total - len(self.survivors)} of {total} things that were hidden were missed by a test")
        for test in sorted(self.failing):
            print(f"FAILS WITH NOTHING HIDDEN {test}")
        for (criterion, thing), test in self.survivors.items():
            print(f"SURVIVED {criterion}: {thing}  {test}")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        session.exitstatus = 1 if self.survivors or self.failing else 0


NOTHING = ("", "")
CLAIM = pytest.StashKey[tuple[str, str]]()


def pytest_configure(config: pytest.Config) -> None:
    given = os.environ
    mutations = Mutations(json.loads(given[WISHES]), json.loads(given[FILES]), float(given[UNTIL]))
    config.pluginmanager.register(mutations, "mutations")
    wait_shortly()


def is_of(item: pytest.Item, test: str) -> bool:
    return item.nodeid.split("[")[0] == f"tests/{test}"


def mutated(item: Any, criterion: str, thing: str) -> pytest.Item:
    """The same test once more, with something hidden."""
    given = {"callspec": item.callspec} if hasattr(item, "callspec") else {}
    again = pytest.Function.from_parent(
        item.parent,
        name=item.name,
        callobj=item.obj,
        fixtureinfo=item._fixtureinfo,
        originalname=item.originalname,
        **given,
    )
    again.stash[CLAIM] = (criterion, thing)
    return again


def wait_shortly() -> None:
    from playwright.sync_api import expect
    from tests.e2e import drawn
    from tests.terminal import pseudo_terminal

    expect.set_options(timeout=SOON_MS)
    drawn.PATIENCE_S = 4 * SOON_S
    pseudo_terminal.PATIENCE = SOON_S
    pseudo_terminal.PseudoTerminal.wait_for.__kwdefaults__["patience"] = SOON_S
    pseudo_terminal.PseudoTerminal.wait_until.__defaults__ = (SOON_S,)


def hide(thing: str) -> None:
    """From now on nobody sees this, in a browser or at a terminal."""
    from tests.e2e.house import Guest
    from tests.terminal.pseudo_terminal import PseudoTerminal

    Guest.go = going(ORIGINAL_GO(Guest), thing)
    PseudoTerminal.follow = following(ORIGINAL_FOLLOW(PseudoTerminal), thing)


class Original:
    """What a method was before anything was hidden."""

    def __init__(self, name: str) -> None:
        self.name, self.method = name, None

    def __call__(self, owner: type) -> Any:
        self.method = self.method or getattr(owner, self.name)
        return self.method


ORIGINAL_GO, ORIGINAL_FOLLOW = Original("go"), Original("follow")


def going(go: Any, thing: str) -> Any:
    """A guest's way to a page on which something is hidden; the last script wraps what the test has put there."""

    def gone(guest: Any, path: str) -> Any:
        guest.context.set_default_timeout(SOON_MS)
        if not getattr(guest, "is_blind", False):
            guest.is_blind = True
            if thing == "":
                return go(guest, path)
            if thing == "motion:":
                guest.page.emulate_media(reduced_motion="reduce")
            else:
                guest.context.add_init_script(script_for(thing))
        return go(guest, path)

    return gone


def script_for(thing: str) -> str:
    kind, _, rest = thing.partition(":")
    if kind == "canvas":
        return UNWRITE.replace("__GIVEN__", json.dumps(rest))
    is_mark = kind == "marks"
    return HIDE.replace("__GIVEN__", json.dumps([rest if is_mark else thing, is_mark]))


def following(follow: Any, pattern: str) -> Any:
    """A look at a terminal on which these words don't stand."""

    def followed(terminal: Any, seconds: float = 0.02) -> bool:
        is_moving = bool(follow(terminal, seconds))
        terminal.text = re.sub(pattern, "", terminal.text, flags=re.MULTILINE) if pattern else terminal.text
        return is_moving

    return followed


if __name__ == "__main__":
    main()
