/** The draw pile and the discard pile. Knows no rules. */

import type { Point } from "../geometry";
import { cardSize, pose, words, type Item, type WordsItem } from "../scene";

export type PilesShown = {
  draw: Point;
  discard: Point;
  width: number;
  left: number;
  leftLabel: string;
  /** The discards that can be seen, the top one last. */
  discards: readonly string[];
  topDown: boolean;
  discardLabel: string;
  /** The anchor from which a new discard comes that wasn't in my hand. */
  from: string;
  canDraw: boolean;
  canTake: boolean;
  /** The discard pile waits for a card of mine. */
  wanted: boolean;
};

/** Both piles with their labels. */
export function pileItems(shown: PilesShown): Item[] {
  return [...drawPile(shown), ...discardPile(shown)];
}

function drawPile({ draw, width, left, leftLabel, canDraw }: PilesShown): Item[] {
  const layers = Math.min(5, Math.ceil(left / 12));
  const slot: Item = { kind: "mat", key: "draw:slot", look: "slot", text: "", pose: pose(draw, cardSize(width)), z: 0 };
  const cards = Array.from({ length: layers }, (_, i): Item => ({
    kind: "card",
    key: `draw:${i}`,
    face: "",
    up: false,
    light: canDraw && i === layers - 1 ? "playable" : "plain",
    pose: pose({ x: draw.x + i * 0.8, y: draw.y - i * 1.6 }, cardSize(width)),
    z: 10 + i,
    spot: "draw",
  }));
  return [...(left === 0 ? [slot] : cards), label("draw:label", leftLabel, draw, width)];
}

/** The top card, and what peeps out beneath it. */
function discardPile(shown: PilesShown): Item[] {
  const { discard, width, discards } = shown;
  const slot: Item = {
    kind: "mat",
    key: "discard:slot",
    look: shown.wanted ? "target" : "slot",
    text: "",
    pose: pose(discard, cardSize(width * (shown.wanted ? 1.1 : 1))),
    z: 0,
    spot: "discard",
  };
  const from = Math.max(0, discards.length - 3);
  const cards = discards.slice(-3).map((card, i, shownCards): Item => {
    const top = i === shownCards.length - 1;
    const number = from + i;
    return {
      kind: "card",
      key: `discard:${number}:${card}`,
      face: card,
      up: !(top && shown.topDown),
      light: top && shown.canTake ? "playable" : "plain",
      pose: pose(discard, cardSize(width), { turn: [-0.07, 0.05, -0.02, 0.08, 0.01][number % 5] ?? 0 }),
      tag: card,
      follows: card,
      from: shown.from,
      place: "discard",
      z: 10 + i,
      spot: "discard",
    };
  });
  return [slot, ...cards, label("discard:label", shown.discardLabel, discard, width)];
}

function label(key: string, text: string, at: Point, width: number): WordsItem {
  return words(key, text, { x: at.x, y: at.y + width * 0.7 + 13 }, 13, { width: width * 1.5, z: 30 });
}

/** A hidden card that somebody draws: it flies from the pile to the seat and is gone. */
export function drawnGhost(key: string, to: Point, width: number, from: string): Item {
  return {
    kind: "card",
    key: `ghost:${key}`,
    face: "",
    up: false,
    light: "plain",
    ghost: true,
    pose: pose(to, cardSize(width * 0.6), { alpha: 0 }),
    from,
    z: 300,
  };
}

/** Who has more cards than before: the one who gained most. */
export function gainer(before: readonly number[], after: readonly number[]): number | null {
  const gains = after.map((size, seat) => size - (before[seat] ?? size));
  const most = Math.max(0, ...gains);
  return most > 0 ? gains.indexOf(most) : null;
}
