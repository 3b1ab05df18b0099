/** Cards of everybody, chosen by tapping them in a deck that lies open. */

import { useId, useState } from "react";
import { Card } from "../../ui/card";
import { useText, useVoice } from "../../ui/voice";

interface CardPickerProps {
  game: string;
  legend: string;
  /** How often each card is there. */
  deck: Record<string, number>;
  owners: string[];
  /** The cards of each owner, with blanks between them. */
  answers: string[];
  onAnswer(answers: string[]): void;
}

export function CardPicker({ game, legend, deck, owners, answers, onAnswer }: CardPickerProps) {
  const voice = useVoice();
  const [owner, setOwner] = useState(0);
  const group = useId();
  const hands = answers.map(cardsOf);
  const mine = hands[owner] ?? [];
  const put = (cards: string[]) => onAnswer(answers.with(owner, cards.join(" ")));
  return (
    <fieldset className="score-cards">
      <legend>{legend}</legend>
      <div className="row" role="radiogroup" aria-label={voice.text("score-for")}>
        {owners.map((name, at) => (
          <label key={at} className="pill">
            <input type="radio" name={group} checked={at === owner} onChange={() => setOwner(at)} />
            <span>
              {name} <small>{hands[at]?.length ?? 0}</small>
            </span>
          </label>
        ))}
      </div>
      <ul className="score-held" aria-label={`${legend}: ${owners[owner] ?? ""}`}>
        {mine.length === 0 && <li className="soft">{voice.text("score-none-yet")}</li>}
        {mine.map((card, at) => (
          <li key={at}>
            <button type="button" className="score-tap" onClick={() => put(mine.toSpliced(at, 1))}>
              <span className="sr-only">{voice.text("score-put-back", { card: voice.card(game, card) })}</span>
              <span aria-hidden="true">
                <Card game={game} card={card} small />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Deck game={game} deck={deck} taken={hands.flat()} onTap={(card) => put([...mine, card])} />
    </fieldset>
  );
}

interface DeckProps {
  game: string;
  deck: Record<string, number>;
  taken: string[];
  onTap(card: string): void;
}

/** Every card once, as long as it is there. */
export function Deck({ game, deck, taken, onTap }: DeckProps) {
  const text = useText();
  const left = (card: string) => (deck[card] ?? 0) - taken.filter((one) => one === card).length;
  return (
    <div className="score-deck" role="group" aria-label={text("score-deck")}>
      {Object.keys(deck).map((card) => (
        <button
          key={card}
          type="button"
          className="score-tap"
          aria-disabled={left(card) <= 0}
          onClick={() => left(card) > 0 && onTap(card)}
        >
          <Card game={game} card={card} small />
        </button>
      ))}
    </div>
  );
}

export function cardsOf(answer: string): string[] {
  return answer.split(" ").filter((card) => card !== "");
}
