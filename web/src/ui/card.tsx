/** A card of any game as it lies on the plain table: its index drawn large, its name for those who listen. */

import { partsOfACard } from "../words/voice";
import { useVoice } from "./words";

export interface Face {
  rank: string;
  sign: string;
  suit: string;
  name: string;
}

const SUITS: Record<string, string> = { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" };

/** What stands on a card: a rank and its suit, a number, or a name. */
export function faceOf(card: string, spoken: string): Face {
  const sign = [...card].find((letter) => letter in SUITS) ?? "";
  if (sign !== "") return { rank: card.replace(sign, ""), sign, suit: SUITS[sign] ?? "", name: "" };
  const { kind, number } = partsOfACard(card);
  return { rank: number, sign: "", suit: "", name: kind === "" ? "" : spoken };
}

interface CardProps {
  game: string;
  card: string;
  small?: boolean;
}

export function Card({ game, card, small = false }: CardProps) {
  return (
    <span className={small ? "card-face card-small" : "card-face"} {...marks(card)}>
      <CardInside game={game} card={card} />
    </span>
  );
}

interface PickProps extends CardProps {
  isChosen: boolean;
  isUseful: boolean;
  onPick(): void;
}

/** A card of one's own, that can be chosen. */
export function PickCard({ game, card, isChosen, isUseful, onPick }: PickProps) {
  const look = `card-face card-pick ${isUseful ? "" : "card-idle"}`;
  return (
    <button type="button" className={look} aria-pressed={isChosen} onClick={onPick} {...marks(card)}>
      <CardInside game={game} card={card} />
    </button>
  );
}

function CardInside({ game, card }: { game: string; card: string }) {
  const spoken = useVoice().card(game, card);
  const face = faceOf(card, spoken);
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

/** What the style sheet may know of a card. */
function marks(card: string) {
  return { "data-kind": partsOfACard(card).kind };
}
