/** A hand under fingers, mouse and keys: looking, playing or choosing, and dragging into another order. */

import type { FanWants } from "../../scene/layout/fan";
import type { Size } from "../../scene/geometry";
import { keyOfSpot } from "../../scene/items/hand";
import type { Gestures } from "./use-gestures";
import type { Hand } from "./use-hand";

export type HandUse = {
  /** What a press on a card does: it is played at once, or it is chosen. */
  press: "play" | "choose";
  play(card: string, key: string): void;
  /** Another way of choosing than simply taking a card in or out. */
  choose?(key: string): void;
  /** A touch on anything but the hand. */
  onOther?(spot: string | null): void;
  /** A card let go over something else than the hand. */
  onDropped?(key: string, over: string | null): void;
  /** Enter without a card in focus, or with chosen ones. */
  onEnter?(): void;
  /** How a hand lies on a table of this size. */
  wants(size: Size): Omit<FanWants, "count">;
};

/** What the board is to be told. */
export function handGestures(hand: Hand, use: HandUse): Gestures & { onKey(key: string): boolean } {
  const press = (key: string, byTouch: boolean): void => {
    const card = hand.cardOf(key);
    if (card === undefined) return;
    if (use.press === "choose") choose(hand, use, key);
    else if (byTouch && hand.focus !== key) hand.look(key);
    else use.play(card, key);
    if (byTouch) hand.look(key);
  };
  return {
    onTap: (spot, byTouch) => {
      const key = keyOfSpot(spot);
      if (key !== null) press(key, byTouch);
      else use.onOther?.(spot);
      if (key === null && byTouch) hand.look(null);
    },
    onHover: (spot) => hand.look(keyOfSpot(spot)),
    canDrag: (spot) => keyOfSpot(spot) !== null,
    onDrag: (spot, at) => {
      const key = keyOfSpot(spot);
      if (key !== null) hand.dragTo(key, at);
    },
    onDrop: (spot, at, over, { frame, size }) => {
      const key = keyOfSpot(spot);
      const zone = frame.hand;
      hand.drop(at, zone, frame.fan ?? use.wants(size));
      if (key !== null && at.y < zone.y - 20) use.onDropped?.(key, over);
    },
    onKey: (key) => onKey(hand, use, key),
  };
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

function onKey(hand: Hand, use: HandUse, key: string): boolean {
  const step = STEPS[key];
  if (step !== undefined) hand.step(step);
  else if (key === "Home") hand.look(hand.shown[0]?.key ?? null);
  else if (key === "End") hand.look(hand.shown.at(-1)?.key ?? null);
  else if (key === "Escape") hand.clear();
  else if (key === "Enter" || key === " ") enter(hand, use, key);
  else return false;
  return true;
}

function choose(hand: Hand, use: HandUse, key: string): void {
  if (use.choose) use.choose(key);
  else hand.toggle(key);
}

/** Space chooses, Enter plays; where cards are chosen, Enter on a card chooses it too. */
function enter(hand: Hand, use: HandUse, key: string): void {
  const card = hand.focus === null ? undefined : hand.cardOf(hand.focus);
  if (hand.focus === null || card === undefined) use.onEnter?.();
  else if (use.press === "choose" || key === " ") choose(hand, use, hand.focus);
  else use.play(card, hand.focus);
}
