"""No two texts on a drawn table overlap, and none is cut off: at six sizes, two sizes of text, in both languages."""

import time
from itertools import product

import pytest
from tests.e2e.house import Guest
from tests.e2e.scenes import DRAWN, QUICK, Scene, first

from cardtable.catalog import game, games

SIZES = ((390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440))
TEXT_SIZES = ("medium", "huge")
NAMES = ("Bob", "Cyd", "Dora")
MOVES = 9
"""So far into a game that something lies on the table."""
LISTENING = """
window.texts = [];
const write = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most) {
  const { a, b, c, d, e, f } = this.getTransform();
  const size = this.measureText(text);
  const width = Math.min(size.width, most ?? size.width);
  const left = this.textAlign === 'center' ? x - width / 2 : this.textAlign === 'right' ? x - width : x;
  const [top, low] = [y - size.actualBoundingBoxAscent, y + size.actualBoundingBoxDescent];
  const at = (x, y) => [a * x + c * y + e, b * x + d * y + f];
  const [x1, y1] = at(left, top), [x2, y2] = at(left + width, low);
  if (text.trim()) window.texts.push({ text, x1, y1, x2, y2 });
  return write.call(this, text, x, y, most);
};
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (image, ...rest) {
  if (rest.length === 2 && rest[0] === 0 && rest[1] === 0) window.texts = [];
  return draw.call(this, image, ...rest);
};
"""
"""Remembers where every text of the last picture stands: a picture begins with its ground."""
TEXTS = """() => {
  const canvas = document.querySelector('[data-board] canvas');
  const board = canvas.getBoundingClientRect();
  const part = board.width / canvas.width;
  const drawn = window.texts.map(({ text, x1, y1, x2, y2 }) =>
    ({ text, x1: x1 * part, y1: y1 * part, x2: x2 * part, y2: y2 * part }));
  const words = [...document.querySelectorAll('[data-prompt], [data-advice], [data-action]')].map((one) => {
    const at = one.getBoundingClientRect();
    const [x1, y1] = [at.left - board.left, at.top - board.top];
    return { text: one.innerText, x1, y1, x2: x1 + at.width, y2: y1 + at.height };
  });
  return { texts: [...drawn, ...words], width: board.width, height: board.height };
}"""
TEXT_SIZE = """(size) => {
  document.documentElement.dataset.size = size;
  return new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
}"""
"""As the settings do it; two frames later the table knows."""
IS_DRAWN = """([width, height]) => {
  const [board, canvas] = ['[data-board]', '[data-board] canvas'].map((what) => document.querySelector(what));
  const [room, picture] = [board.getBoundingClientRect(), canvas.getBoundingClientRect()];
  const fills = Math.abs(room.width - picture.width) < 2 && Math.abs(room.height - picture.height) < 2;
  return innerWidth === width && fills && canvas.dataset.drawn === 'whole';
}"""
"""Whether a whole picture fills its board at this size of the window."""
PATIENCE_S = 4.0
STEP_MS = 200
SLACK = 1.5
"""Pixels by which boxes may touch."""


@pytest.fixture(scope="module")
def tables(server):
    """One table of each game, some moves into it, at which Ann is asked."""

    def begun(name):
        others = NAMES[: min(max(game(name).fewest, 4), game(name).most) - 1]
        scene, moves = Scene(server, name, *others, settings=QUICK), iter(range(MOVES))
        scene.play(until=lambda _: next(moves, None) is None, choose=first)
        scene.play(until=lambda view: view["legal"] or view["result"]["over"])
        return scene

    return {name: begun(name) for name in games()}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", games())
def test_no_two_texts_of_a_table_overlap_and_each_has_its_room(browser, server, tables, name, language):
    ann = Guest(browser, server, language=language, settings=DRAWN, inkless=True).has_seat(tables[name].ann)
    ann.context.add_init_script(LISTENING)
    ann.go(f"/t/{tables[name].table}").page.wait_for_selector("[data-board] canvas")
    found = [fault for size, text in product(SIZES, TEXT_SIZES) for fault in faults(ann.page, size, text)]
    ann.close()

    assert not found, "\n".join(found)


def faults(page, size, text_size):
    """What is wrong at one size once the table has settled there, in words."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TEXT_SIZE, text_size)
    page.wait_for_function(IS_DRAWN, arg=list(size))
    until = time.monotonic() + PATIENCE_S
    while (found := faults_now(page, size)) and time.monotonic() < until:
        page.wait_for_timeout(STEP_MS)
    return [f"{text_size} {fault}" for fault in found]


def faults_now(page, size):
    seen = page.evaluate(TEXTS)
    texts = seen["texts"]
    pairs = [(one, other) for at, one in enumerate(texts) for other in texts[at + 1 :] if is_on(one, other)]
    out = [one for one in texts if is_outside(one, seen)]
    cut = [one for one in texts if one["text"].endswith("…") and len(one["text"]) < 3]
    return [
        *[f"{size}: {one['text']!r} lies on {other['text']!r}" for one, other in pairs],
        *[f"{size}: {one['text']!r} is out of sight" for one in out],
        *[f"{size}: {one['text']!r} is cut to nothing" for one in cut],
    ]


def is_on(one, other):
    apart = one["x2"] <= other["x1"] + SLACK or other["x2"] <= one["x1"] + SLACK
    return not (apart or one["y2"] <= other["y1"] + SLACK or other["y2"] <= one["y1"] + SLACK)


def is_outside(one, board):
    is_beside = one["x1"] < -SLACK or one["x2"] > board["width"] + SLACK
    return is_beside or one["y2"] > board["height"] + SLACK
