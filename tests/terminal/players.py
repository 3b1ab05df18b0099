"""Three ways to play: in words as the menu says them, in notation, and with the cursor alone."""

from tests.terminal.at_screen import DOWN, RIGHT

from cardtable.terminal.prompt.moves import parts, shortest

MOST_ROUNDS = 3000


async def whole_game(person, way):
    """Play until the game is over, everybody in this way; curtains and pages are left by Enter."""
    asked = 0
    async with person.running():
        while await person.settled():
            if person.hears != "typing" or person.seat is None:
                await person.press("\r")
                continue
            asked += 1
            assert asked < MOST_ROUNDS, person.text
            await way(person)
    return asked


def wanted(person):
    """The move to be made: a turn in which something is laid down where there is one, and else the first."""
    legal = person.session.game.state.view(person.seat).legal
    return legal[0].move


async def words(person):
    """As it stands in the menu."""
    await type_move(person, person.prompt.renderer.move(wanted(person)))


async def notation(person):
    """As journals and records have it."""
    await type_move(person, shortest(wanted(person)))


async def type_move(person, text):
    """A line; a turn of several parts is shown, and played by Enter; what is asked about is meant."""
    move, seat = person.session.game.table.decisions, person.seat
    await person.press(f"{text}\r")
    await person.settled()
    while person.still_asks(move, seat):
        await person.press("\r")
        await person.settled()


async def cursor(person):
    """Cards are walked to and marked, part by part; everything else is walked to in the menu."""
    move = wanted(person)
    if not person.prompt.memory.walks:
        await person.press(RIGHT)
    for part in parts(move) or (move,):
        before, seat = person.session.game.table.decisions, person.seat
        await by_cursor(person, part, move)
        await person.settled()
        while person.still_asks(before, seat) and (person.prompt._doubted or person.prompt.draft.is_complete):
            await person.press("\r")
            await person.settled()


async def by_cursor(person, part, whole):
    """One part of a turn: its groups of cards one after the other, or the line of the menu."""
    verb, _, rest = part.partition(" ")
    for group in rest.split("/"):
        cards = marked_in(person, group)
        for card in cards:
            await mark(person, card)
        await choose(person, verb, cards, whole)
        await person.settled()


def marked_in(person, text):
    """The cards of a part, as they can be walked to."""
    held = sorted(set(person.prompt._walk.cards), key=len, reverse=True)
    found = []
    words = text.split()
    if words[:1] and words[0].isdigit() and words[0] not in held:
        words = words[1:]
    for word in words:
        while word:
            card = next((card for card in held if word.startswith(card)), None)
            if card is None:
                break
            found.append(card)
            word = word[len(card) :]
    return found


async def mark(person, card):
    """Walk to a card that isn't marked yet and mark it."""
    walk = person.prompt._walk
    at = next(n for n, held in enumerate(walk.cards) if held == card and n not in walk.selection.marked)
    while walk.selection.card != at:
        await person.press(RIGHT)
    await person.press(" ")


async def choose(person, verb, cards, whole):
    """Walk to the line that does this, and press Enter."""
    walk = person.prompt._walk

    def is_right(row):
        last = (parts(row.move) or (row.move,))[-1]
        said = row.move == whole if not cards else last.startswith(verb) and not row.is_refused and row.number is None
        return said and (not cards or all(card in last for card in cards))

    for _ in range(len(walk.rows)):
        if is_right(walk.rows[walk.selection.row]):
            break
        await person.press(DOWN)
    else:
        raise AssertionError((verb, cards, whole, [row.move for row in walk.rows], person.text))
    await person.press("\r")
