"""Moves that suggest themselves in Rook: what is listed, and what silence means. Looks only at one seat's own cards."""

from cardtable.core.move import READY, Move, Seat
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.board import AUCTION, CORRECT, DISCARD, LAST_CALL, PLAY, TRUMP, Board
from cardtable.games.rook.cards import BIT, COLOUR_CARDS, TRUMP_CARDS, Card, Cards, Colour, cards_in, count, set_of
from cardtable.games.rook.judging import calls_left, may_call_redeal
from cardtable.games.rook.moves import BIDS, CORRECTS, PASS, PLAYS, REDEAL, TRUMPS, Call, Discard
from cardtable.games.rook.pack import NEST_SIZE, Pack
from cardtable.games.rook.renege import own_open
from cardtable.games.rook.scoring import team_of
from cardtable.games.rook.tricks import follows, suit


def listed(board: Board, seat: Seat) -> tuple[Move, ...]:
    """What a seat may do now, in or out of turn; of the many discards, one for each colour that might be trump."""
    found: list[Move] = []
    if seat in board.waiting:
        found += _in_turn(board, seat)
    if may_call_redeal(board, seat):
        found.append(REDEAL)
    if board.phase == PLAY:
        found += _corrections(board, seat)
    if board.phase in (PLAY, LAST_CALL):
        found += _calls(board, seat)
    return tuple(found)


def silent(board: Board, seat: Seat) -> Move:
    """What silence means (rule 9.3)."""
    if board.phase == PLAY:
        return PLAYS[_card_of_silence(board, seat)]
    if board.phase == AUCTION:
        return PASS
    if board.phase == DISCARD:
        return Discard(cards_to_bury(board, board.hands[seat], longest_colour(board.hands[seat])))
    if board.phase == TRUMP:
        return TRUMPS[longest_colour(board.hands[seat])]
    if board.phase == CORRECT:
        renege = own_open(board, seat)
        assert renege is not None
        return CORRECTS[least(renege.lawful, board.pack)]
    return READY


def longest_colour(hand: Cards) -> Colour:
    """The colour with the most cards, the first of equals."""
    lengths = [count(hand & cards) for cards in COLOUR_CARDS]
    return lengths.index(max(lengths))


def least(cards: Cards, pack: Pack) -> Card:
    """The card that is worth the fewest points, the lowest of equals."""
    return min(cards_in(cards), key=lambda card: (pack.points[card], pack.rank(card), card))


def cards_to_bury(board: Board, hand: Cards, trump: Colour) -> Cards:
    """Five low cards of the shortest colours; trumps and counters only where there is nothing else."""
    pack = board.pack
    lengths = [count(hand & cards) for cards in COLOUR_CARDS]

    def keep(card: Card) -> tuple[bool, bool, int, int]:
        is_trump = bool(TRUMP_CARDS[trump] & BIT[card])
        return bool(pack.points[card]), is_trump, lengths[card // 14] if not is_trump else 0, pack.rank(card)

    return set_of(sorted(cards_in(hand), key=keep)[:NEST_SIZE])


def _in_turn(board: Board, seat: Seat) -> list[Move]:
    if board.phase == PLAY:
        cards = board.playable(seat) if board.is_strict else board.hands[seat]
        return [PLAYS[card] for card in cards_in(cards)]
    if board.phase == AUCTION:
        return [PASS, *(BIDS[bid // STEP] for bid in range(board.auction.lowest, board.auction.top + 1, STEP))]
    if board.phase == DISCARD:
        return _promising_discards(board, board.hands[seat])
    if board.phase == TRUMP:
        return list(TRUMPS)
    if board.phase == CORRECT:
        return _corrections(board, seat)
    return [READY]


def _promising_discards(board: Board, hand: Cards) -> list[Move]:
    sets = {cards_to_bury(board, hand, trump): None for trump in range(4)}
    return [Discard(cards) for cards in sets]


def _corrections(board: Board, seat: Seat) -> list[Move]:
    renege = own_open(board, seat)
    return [] if renege is None else [CORRECTS[card] for card in cards_in(renege.lawful)]


def _calls(board: Board, seat: Seat) -> list[Move]:
    """A call for each card of an opponent that didn't follow; none where cards are checked."""
    if board.is_strict or not calls_left(board, seat):
        return []
    found: list[Move] = []
    trump = board.trump
    for place, card in enumerate(board.played):
        player, led = board.player_of(place), board.played[place & ~3]
        is_suspect = team_of(player) != team_of(seat) and not follows(card, led, trump)
        if is_suspect and not board.proven[player] & (1 << suit(led, trump)):
            found.append(Call(player, board.earlier_tricks + place // 4 + 1))
    return found


def _card_of_silence(board: Board, seat: Seat) -> Card:
    """The card played before a correction, or else the least one that keeps the rules."""
    cards = board.playable(seat)
    if board.again and cards & BIT[board.again[0]]:
        return board.again[0]
    return least(cards, board.pack)
