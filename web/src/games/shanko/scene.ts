/** A view of Shanko as a table of melds. */

import { JOKER } from "../../canvas/draw/suits";
import { keysIn } from "../rummies/draft";
import { heldBy } from "../rummies/melds";
import type { MeldTable } from "../rummies/meld-table";
import { gainer } from "../../scene/items/piles";
import type { Composer } from "../rummies/composer";
import { plateOf, type CanvasProps, type SeatNews } from "../shared/props";
import type { ShankoView } from "../../wire/types";

/** As many dots as anybody can buy in a round. */
const BUYS = 3;

type Props = CanvasProps<ShankoView>;

/** Everything that lies on the table. */
export function shankoTable(
  props: Props,
  before: ShankoView | null,
  composer: Composer,
  composing: boolean,
  since: number,
): Omit<MeldTable, "peek"> {
  const { view, voice, names } = props;
  const ended = composing || !["ready", "over"].includes(view.phase) ? undefined : view.finished.at(-1);
  const may = (move: string): boolean => view.legal.some((choice) => choice.move === move);
  return {
    seats: view.hands.length,
    me: view.seat,
    plate: (seat) => plateOf(props, seat, newsOf(props, seat), since),
    tickets: ticketsOf(props),
    piles: {
      left: view.stock,
      leftLabel: String(view.stock),
      discards: view.discards,
      topDown: view.face_down,
      discardLabel: voice.text("shanko-up-card"),
      canDraw: may("draw"),
      canTake: may("take") || may("buy"),
      wanted: composing && composer.hand.chosen.length === 1,
    },
    melds: {
      melds: ended ? heldBy(ended.held) : view.melds,
      draft: composer.draft,
      cardOf: composer.hand.cardOf,
      title: (owner) => (ended ? `+${ended.counted[owner] ?? 0} · ${names[owner] ?? ""}` : (names[owner] ?? "")),
      draftTitle: voice.text("canvas-draft"),
      joker: JOKER,
      live: composing,
      laying: composer.hand.chosen.length > 0,
    },
    held: composer.hand,
    away: new Set(keysIn(composer.draft)),
    light: (card) => (view.drawn === card && composing ? "fresh" : "plain"),
    drawn: view.drawn ? { card: view.drawn, from: view.took ? "discard" : "draw" } : null,
    last: lastToPlay(view),
    gained: gainedIn(before, view),
    deal: String(view.round),
    empty: voice.text("canvas-no-melds"),
  };
}

function newsOf({ view, voice }: Props, seat: number): SeatNews {
  return {
    note: voice.text("canvas-points", { points: view.result.scores[seat] ?? 0 }),
    brief: String(view.result.scores[seat] ?? 0),
    dots: { left: view.buys[seat] ?? 0, of: BUYS },
    count: view.hands[seat] ?? 0,
    badge: badgeOf(view, seat, voice.text("canvas-melded")),
  };
}

/** Who has melded, who has answered in the buy window, and what a round has cost. */
function badgeOf(view: ShankoView, seat: number, melded: string): string {
  if (view.phase === "ready" || view.phase === "over") {
    const counted = view.finished.at(-1)?.counted[seat] ?? 0;
    return `+${counted}${view.ready[seat] ? " ✓" : ""}`;
  }
  const claim = view.claims[seat] ?? "";
  if (claim === "open") return "?";
  if (claim) return claim === "buy" ? "+" : "✓";
  return view.declared[seat] ? melded : "";
}

/** The contract of the round and the buys left. */
function ticketsOf({ view, voice }: Props): MeldTable["tickets"] {
  const mine = view.seat === null ? null : (view.buys[view.seat] ?? 0);
  const contract = voice.text("shanko-drawn-contract", { triplets: view.triplets, sequences: view.sequences });
  const round = voice.text("shanko-drawn-round", { round: view.round });
  const buys =
    mine === null
      ? []
      : [{ key: "ticket:buys", title: voice.text("shanko-buys"), value: String(mine), mark: "", strong: false }];
  return [
    {
      key: "ticket:contract",
      title: round,
      value: contract,
      mark: view.sequences > view.triplets ? "sequence" : "triplet",
      strong: true,
    },
    ...buys,
  ];
}

function lastToPlay(view: ShankoView): number {
  const seats = view.hands.length;
  return view.phase === "turn" ? view.turn : (view.turn + seats - 1) % seats;
}

/** Who has just got more cards than before, within one round. */
function gainedIn(before: ShankoView | null, view: ShankoView): MeldTable["gained"] {
  if (!before || before.round !== view.round) return null;
  const seat = gainer(before.hands, view.hands);
  if (seat === null) return null;
  const size = view.hands[seat] ?? 0;
  return {
    seat,
    key: `${view.round}:${seat}:${size}:${view.stock}`,
    bought: size - (before.hands[seat] ?? 0) > 1,
  };
}
