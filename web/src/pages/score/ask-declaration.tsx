/** The best declaration of a hand, and whether melds are good, for games in which something is declared. */

import { useId, useState } from "react";
import { standby } from "../../offline/standby";
import { checkMelds, readBest } from "../../wire/http";
import type { AskShown, DeclarationTold, Sentence } from "../../wire/types";
import { Card } from "../../ui/card";
import { useVoice } from "../../ui/voice";
import { sentenceOf } from "../open-table";
import { Deck, cardsOf } from "./card-picker";
import type { KeptScore } from "./kept-scores";

interface AskProps {
  score: KeptScore;
  asks: AskShown[];
  /** Whether what may be declared depends on the round. */
  hasRounds: boolean;
}

const STROKE = "/";

export function AskDeclaration({ score, asks, hasRounds }: AskProps) {
  const voice = useVoice();
  const [cards, setCards] = useState("");
  const [round, setRound] = useState(score.rounds.length + 1);
  const [told, setTold] = useState<DeclarationTold | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  const id = useId();
  const { game, options, names } = score;
  const ask = (question: typeof readBest) => {
    setTold(null);
    setFault(null);
    question({ game, options, round, cards }, standby)
      .then(setTold)
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  };
  const add = (card: string) => setCards([...cardsOf(cards), card].join(" "));
  const deck = asks.find((one) => one.what === "cards")?.deck ?? {};
  return (
    <details className="slab score-ask">
      <summary>
        <h2>{voice.text("score-ask-title")}</h2>
      </summary>
      <div className="score-question">
        <p>{voice.text("score-ask-about")}</p>
        <div className="field">
          <label htmlFor={id}>{voice.text("score-ask-cards")}</label>
          <input id={id} className="input wide" value={cards} onChange={(event) => setCards(event.target.value)} />
        </div>
        {hasRounds && (
          <label className="field">
            <span>{voice.text("score-ask-round")}</span>
            <input type="number" className="input score-number" min={1} value={round} onChange={(event) => setRound(event.target.valueAsNumber || 1)} />
          </label>
        )}
        <Deck game={game} deck={deck} taken={cardsOf(cards)} onTap={add} />
        <div className="row">
          <button type="button" className="btn" onClick={() => add(STROKE)}>
            {voice.text("score-next-meld")}
          </button>
          <button type="button" className="btn btn-ghost" onClick={() => setCards("")}>
            {voice.text("score-clear")}
          </button>
        </div>
        <div className="row">
          <button type="button" className="btn btn-primary" onClick={() => ask(readBest)}>
            {voice.text("score-ask-best")}
          </button>
          <button type="button" className="btn" onClick={() => ask(checkMelds)}>
            {voice.text("score-ask-check")}
          </button>
        </div>
        <div role="status" className="score-told">
          {fault !== null && <p className="refused">{voice.says(fault, game, names)}</p>}
          {told?.melds.map((meld, at) => (
            <span key={at} className="score-meld">
              {cardsOf(meld).map((card, place) => (
                <Card key={place} game={game} card={card} />
              ))}
            </span>
          ))}
          {told !== null && <p className="score-says">{voice.says(told.says, game, names)}</p>}
        </div>
      </div>
    </details>
  );
}
