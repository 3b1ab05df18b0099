/** The buttons of Rook: bids, the nest, trump, and the card in focus. */

import type { ReactNode } from "react";
import type { Button, MoreChoice } from "../../canvas/controls";
import type { Hand } from "../../canvas/input/use-hand";
import type { Choice, Opinion, RookView } from "../../wire/types";
import type { CanvasProps } from "../shared/props";
import { PIGMENTS, type Colour } from "./colours";
import "./controls.css";

/** Moves that have a place of their own; the rest stands in a list. */
const SHOWN = /^(bid|pass|redeal|trump|ready|play|correct|discard)\b/;
const BY_CARDS = /^(discard|play|correct)\b/;
/** On a phone only so many bids have a button. */
const BIDS = 3;

/** The buttons for this moment. */
export function buttonsOf(
  props: CanvasProps<RookView>,
  hand: Hand,
  draft: string | null,
  opinion: Opinion | null,
  tryMove: (move: string) => void,
  isNarrow: boolean,
): Button[] {
  const rest = restOf(props.view, isNarrow);
  const listed = props.view.legal.filter((choice) => !rest.includes(choice) && !BY_CARDS.test(choice.move));
  const simple = listed.map((choice) => buttonOf(props, choice, tryMove, isNarrow));
  if (props.view.phase === "discard" && props.view.legal.length > 0)
    return [...discardButtons(props, hand, draft, opinion, tryMove), ...simple];
  // On a phone a button more could push the hand away from under the finger, and the next tap plays the card anyway.
  return isNarrow ? simple : [...simple, ...focusButton(props, hand, tryMove)];
}

/** What is legal and has no button, for a list. */
export function moreOf({ view, voice, names }: CanvasProps<RookView>, isNarrow: boolean): MoreChoice[] {
  return restOf(view, isNarrow).map(({ move, means }) => ({ move, label: voice.says(means, "rook", names) }));
}

function restOf({ legal }: RookView, isNarrow: boolean): Choice[] {
  const high = isNarrow ? legal.filter(({ move }) => move.startsWith("bid ")).slice(BIDS) : [];
  return [...high, ...legal.filter(({ move }) => !SHOWN.test(move))];
}

function buttonOf(
  { voice, names }: CanvasProps<RookView>,
  { move, means }: Choice,
  tryMove: (move: string) => void,
  isNarrow: boolean,
): Button {
  const said = voice.says(means, "rook", names);
  const [verb = "", what = ""] = move.split(" ");
  // On a phone the four colours stand in one row, so that nothing scrolls.
  const trump = isNarrow ? voice.text("rook-trump-value", { value: what }) : said;
  const label = verb === "bid" ? what : verb === "trump" ? <TrumpLabel colour={what as Colour} text={trump} /> : said;
  return {
    name: move,
    label,
    title: said,
    strong: verb === "ready",
    narrow: verb === "bid" || (verb === "trump" && isNarrow),
    onPress: () => tryMove(move),
  };
}

function TrumpLabel({ colour, text }: { colour: Colour; text: string }): ReactNode {
  const { paper, ink } = PIGMENTS[colour];
  return (
    <span className="trump">
      <span className="trump-sign" style={{ background: paper, color: ink }} aria-hidden="true">
        {SIGNS[colour]}
      </span>
      {text}
    </span>
  );
}

const SIGNS: Record<Colour, string> = { red: "▲", yellow: "☀", green: "❧", black: "☾" };

/** Choose five, see what they are worth, lay them aside; or begin from what an expert would. */
function discardButtons(
  props: CanvasProps<RookView>,
  hand: Hand,
  draft: string | null,
  opinion: Opinion | null,
  tryMove: (move: string) => void,
): Button[] {
  const { voice, names, help } = props;
  const means =
    draft && opinion
      ? voice.says(opinion.means, "rook", names)
      : voice.text("rook-drawn-lay", { number: hand.chosen.length });
  const layOut = (move: string): void => hand.choose(keysOf(hand, move.split(" ").slice(1)));
  const suggest = (): void => void help.ask().then((move) => move && layOut(move));
  return [
    {
      name: "discard",
      label: means,
      strong: true,
      disabled: !draft || opinion?.legal === false,
      onPress: () => draft && tryMove(draft),
    },
    ...(help.isAllowed ? [{ name: "suggest", label: voice.text("canvas-suggest"), onPress: suggest }] : []),
  ];
}

function keysOf(hand: Hand, cards: readonly string[]): string[] {
  return hand.shown.filter(({ card }) => cards.includes(card)).map(({ key }) => key);
}

/** The card in focus, said in full before it is played. */
function focusButton(
  { view, voice, names }: CanvasProps<RookView>,
  hand: Hand,
  tryMove: (move: string) => void,
): Button[] {
  const card = hand.focus === null ? undefined : hand.cardOf(hand.focus);
  const choice = view.legal.find(({ move }) => move === `play ${card}` || move === `correct ${card}`);
  return choice
    ? [{ name: choice.move, label: voice.says(choice.means, "rook", names), onPress: () => tryMove(choice.move) }]
    : [];
}
