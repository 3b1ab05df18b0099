/**
 * Composing a turn by hand: cards are chosen, gathered into melds, laid on others, swapped for jokers, and sent as one move.
 * It knows how turns are written, not which are allowed: that is asked.
 */

import { useMemo } from "react";
import { useHand, type Hand } from "../../canvas/input/use-hand";
import { useMomentary } from "../../canvas/input/use-momentary";
import { JOKER, cardsIn, sortRank } from "../../canvas/draw/suits";
import {
  EMPTY,
  endsWith,
  isEmpty,
  kept,
  keysIn,
  openMeld,
  read,
  saidToBe,
  swapsIn,
  withPart,
  withoutKey,
  written,
  type Draft,
  type Tongue,
} from "./draft";
import type { Meld } from "./melds";
import type { View } from "../../wire/types";
import type { CanvasProps } from "../shared/props";
import { firstLegal, useOpinion } from "../shared/hooks";

export type Composer = {
  hand: Hand;
  draft: Draft;
  /** What the rules say of the draft so far. */
  said: string | null;
  /** Whether it is a whole turn already, as where a round ends with the meld. */
  isWhole: boolean;
  send(): void;
  /** Whether there is something that could be put back. */
  isBegun: boolean;
  /** Whether every card of the hand lies in the draft. */
  isSpent: boolean;
  meld(): void;
  /** What the meld could be that must be said, and a way to say it. */
  kinds: readonly string[];
  say(kind: string): void;
  touchMeld(spot: string): void;
  take(): void;
  /** End the turn with a card, or without one. */
  finish(key?: string): void;
  /** Lay out what an expert would do. */
  suggest(): void;
  putBack(key: string): void;
  clear(): void;
};

type Seen = View & { hand: string[]; melds: Meld[] };

export type Wants = {
  tongue: Tongue;
  /** What tells one turn from the next: a draft doesn't outlive it. */
  moment: string;
  /** The card that a turn could take from the discard pile. */
  top: string | null;
  tryMove(move: string): void;
  refuse(text: string): void;
};

/** A hand with which a turn can be composed. */
export function useComposer(props: CanvasProps<Seen>, wants: Wants): Composer {
  const { view, voice, names, table } = props;
  const [stored, setDraft] = useMomentary(wants.moment, EMPTY);
  const cards = [
    ...view.hand,
    ...(stored.takes && wants.top ? [wants.top] : []),
    ...Array.from({ length: swapsIn(stored) }, () => JOKER),
  ];
  const hand = useHand(table.id, cards, sortRank, "suit", wants.moment);
  const draft = useMemo(() => kept(stored, hand.cardOf), [stored, hand.shown]);
  const away = keysIn(draft);
  const chosen = hand.chosen.filter((key) => !away.includes(key));
  const opinion = useOpinion(props, isEmpty(draft) ? null : written(draft, wants.tongue, hand.cardOf));
  const open = openMeld(draft, wants.tongue, (key) => hand.cardOf(key) === JOKER);
  const put = (next: Draft): void => {
    setDraft(next);
    hand.choose([]);
  };
  const layOut = (turn: string): void => {
    const found = read(turn, wants.tongue, [...hand.shown, ...taking(turn, wants.top, hand)], cardsIn);
    setDraft(found.draft);
    hand.choose(found.end ? [found.end] : []);
  };
  return {
    hand: { ...hand, chosen },
    draft,
    said: opinion ? voice.says(opinion.means, table.game, names) : null,
    isWhole: opinion?.legal ?? false,
    send: () => opinion?.legal && props.send(opinion.move),
    isBegun: !isEmpty(draft) || chosen.length > 0,
    isSpent: away.length > 0 && away.length === hand.shown.length,
    meld: () => put(withPart(draft, { kind: "meld", keys: [...chosen] })),
    kinds: open === null ? [] : wants.tongue.kinds,
    say: (kind) => open !== null && setDraft(saidToBe(draft, open, kind)),
    touchMeld: (spot) => put(touched(draft, spot, chosen, hand, view.melds)),
    take: () => put({ ...EMPTY, takes: true }),
    finish: (key) => void finish(props, wants, draft, hand, key),
    suggest: () => void props.help.ask().then((turn) => turn && layOut(turn)),
    putBack: (key) => setDraft(withoutKey(draft, key)),
    clear: () => {
      setDraft(EMPTY);
      hand.clear();
    },
  };
}

/** The card that a suggestion takes from the discard pile joins the hand with the next free key. */
function taking(turn: string | undefined, top: string | null, hand: Hand): { card: string; key: string }[] {
  if (!turn?.startsWith("turn take") || top === null) return [];
  return [{ card: top, key: `${top}/${hand.shown.filter(({ card }) => card === top).length}` }];
}

/** Chosen cards go onto the meld that was touched: one that a joker stands for takes its place, others are added. */
function touched(draft: Draft, spot: string, chosen: readonly string[], hand: Hand, melds: readonly Meld[]): Draft {
  const [, number = "0", end] = spot.split(":");
  const meld = Number(number);
  const [only] = chosen;
  if (only === undefined) return draft;
  const card = hand.cardOf(only) ?? "";
  const lying = melds[meld - 1];
  const stands = lying?.cards.some((one, i) => one === JOKER && lying.stands[i] === card) ?? false;
  if (chosen.length === 1 && stands) return withPart(draft, { kind: "swap", meld, key: only });
  const low = end === "low" && chosen.some((key) => hand.cardOf(key) === JOKER);
  return withPart(draft, { kind: "lay", meld, keys: [...chosen], low });
}

async function finish(
  props: CanvasProps,
  wants: Wants,
  draft: Draft,
  hand: Hand,
  key: string | undefined,
): Promise<void> {
  const ends = endsWith(wants.tongue, key === undefined ? undefined : hand.cardOf(key));
  const opinion = await firstLegal(
    props,
    ends.map((end) => written(draft, wants.tongue, hand.cardOf, end)),
  );
  if (opinion?.legal) props.send(opinion.move);
  else if (opinion) wants.refuse(props.voice.says(opinion.means, props.table.game, props.names));
}
