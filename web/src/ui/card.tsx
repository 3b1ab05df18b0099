/** A card of any game as it lies on the plain table: its index drawn large, its name for those who listen. */

import { partsOfACard } from "../words/voice";
import { useText, useVoice } from "./voice";
import "./card.css";

export interface Face {
  rank: string;
  sign: string;
  suit: string;
  name: string;
}

const SUITS: Record<string, string> = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };

/** Names that are as good as a rank. */
const SHORT = /^[A-Za-z]{1,2}$/;

/** What stands on a card: a rank and its suit, a number, or a name. */
export function faceOf(card: string, spoken: string): Face {
  const sign = [...card].find((letter) => letter in SUITS) ?? "";
  if (sign !== "") return { rank: card.replace(sign, ""), sign, suit: SUITS[sign] ?? "", name: "" };
  const { kind, number } = partsOfACard(card);
  if (SHORT.test(spoken)) return { rank: spoken, sign: "", suit: "", name: "" };
  return { rank: number, sign: "", suit: "", name: kind === "" ? "" : withoutNumber(spoken, number) };
}

/** The name of a card whose number stands above it anyway. */
function withoutNumber(spoken: string, number: string): string {
  return spoken.replace(number, "").replace(/[\s×:·-]+$/, "");
}

interface CardProps {
  game: string;
  card: string;
  small?: boolean;
}

export function Card({ game, card, small = false }: CardProps) {
  const { spoken, face } = useFace(game, card);
  return (
    <span className={`card-face ${small ? "card-small" : ""} ${shape(face)}`}>
      <Inside spoken={spoken} face={face} />
    </span>
  );
}

interface PickProps extends CardProps {
  isChosen: boolean;
  isUseful: boolean;
  /** Whether it has just come. */
  isFresh: boolean;
  /** Whether the Tab key stops here, of all cards in the row. */
  isStop: boolean;
  onPick(): void;
}

/** A card of one's own, that can be chosen. */
export function PickCard({ game, card, isChosen, isUseful, isFresh, isStop, onPick }: PickProps) {
  const { spoken, face } = useFace(game, card);
  const text = useText();
  const look = `card-face card-pick ${shape(face)} ${isUseful ? "" : "card-idle"} ${isFresh ? "card-fresh" : ""}`;
  return (
    <button type="button" className={look} aria-pressed={isChosen} tabIndex={isStop ? 0 : -1} onClick={onPick}>
      <Inside spoken={spoken} face={face} />
      {isFresh && <span className="sr-only">{text("web-just-came")}</span>}
    </button>
  );
}

function useFace(game: string, card: string): { spoken: string; face: Face } {
  const spoken = useVoice().card(game, card);
  return { spoken, face: faceOf(card, spoken) };
}

/** A card that has only a name is as wide as that. */
function shape(face: Face): string {
  return face.rank === "" && face.sign === "" ? "card-named" : "";
}

function Inside({ spoken, face }: { spoken: string; face: Face }) {
  return (
    <>
      <span className="sr-only">{spoken} </span>
      <span aria-hidden="true" className="card-inside" data-suit={face.suit}>
        {face.rank !== "" && <b>{face.rank}</b>}
        {face.sign !== "" && <i>{face.sign}</i>}
        {face.name !== "" && <em>{face.name}</em>}
      </span>
    </>
  );
}
