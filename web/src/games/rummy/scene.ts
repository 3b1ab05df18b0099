/** A view of Rummy With Jokers as a table of melds. */

import { JOKER } from "../../canvas/draw/suits";
import { keysIn } from "../rummies/draft";
import { heldBy } from "../rummies/melds";
import type { MeldTable } from "../rummies/meld-table";
import { gainer } from "../../scene/items/piles";
import type { Composer } from "../rummies/composer";
import { plateOf, type CanvasProps } from "../shared/props";
import type { RummyView } from "../../wire/types";

type Props = CanvasProps<RummyView>;

/** Everything that lies on the table. */
export function rummyTable(
  props: Props,
  before: RummyView | null,
  composer: Composer,
  composing: boolean,
  since: number,
): Omit<MeldTable, "peek"> {
  const { view, voice, names } = props;
  const ended = ["between", "over"].includes(view.phase) ? view.history.at(-1) : undefined;
  const taken = composer.draft.takes;
  return {
    seats: view.hands.length,
    me: view.seat,
    plate: (seat) => plateOf(props, seat, newsOf(props, seat), since),
    tickets: ticketsOf(props),
    piles: {
      left: view.stock,
      leftLabel: String(view.stock),
      discards: taken ? view.discards.slice(0, -1) : view.discards,
      topDown: false,
      discardLabel: voice.text("rummy-drawn-discards"),
      canDraw: !taken && view.legal.some(({ move }) => move === "draw"),
      canTake: !taken && view.legal.some(({ move }) => move.startsWith("turn take")),
      wanted: composing && composer.hand.chosen.length === 1,
    },
    melds: {
      melds: ended ? heldBy(ended.map(({ cards }) => cards)) : view.melds,
      draft: composer.draft,
      cardOf: composer.hand.cardOf,
      title: (owner) => names[owner] ?? "",
      draftTitle: voice.text("canvas-draft"),
      joker: JOKER,
      live: composing,
      laying: composer.hand.chosen.length > 0,
    },
    held: composer.hand,
    away: new Set(keysIn(composer.draft)),
    light: (card) => (card === (taken ? view.up_card : view.drawn) && composing ? "fresh" : "plain"),
    drawn: view.drawn ? { card: view.drawn, from: "draw" } : null,
    last: lastToPlay(view),
    gained: gainedIn(before, view),
    deal: String(view.deal),
    empty: voice.text("canvas-no-melds"),
  };
}

function newsOf({ view, voice }: Props, seat: number) {
  return {
    note: voice.text("canvas-points", { points: view.result.scores[seat] ?? 0 }),
    brief: String(view.result.scores[seat] ?? 0),
    count: view.hands[seat] ?? 0,
    badge: view.declared[seat] === "yes" ? voice.text("rummy-declared-value", { value: "yes" }) : "",
  };
}

function ticketsOf({ view, voice }: Props): MeldTable["tickets"] {
  const { opening_points: points, first_declaration_round: first } = view.options;
  return [
    { key: "ticket:round", title: voice.text("rummy-round"), value: String(view.round), mark: "", strong: false },
    {
      key: "ticket:opening",
      title: voice.text("rummy-drawn-first"),
      value: voice.text("rummy-drawn-opening", { points, first }),
      mark: "",
      strong: true,
    },
  ];
}

function lastToPlay(view: RummyView): number {
  const seats = view.hands.length;
  return view.phase === "play" ? view.turn : (view.turn + seats - 1) % seats;
}

/** Who has just drawn, within one deal. */
function gainedIn(before: RummyView | null, view: RummyView): MeldTable["gained"] {
  if (!before || before.deal !== view.deal) return null;
  const seat = gainer(before.hands, view.hands);
  return seat === null ? null : { seat, key: `${view.deal}:${view.round}:${seat}:${view.stock}`, bought: false };
}
