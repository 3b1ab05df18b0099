/** The score of one evening: the standings, the next round, and the rounds so far, each of which can be corrected. */

import { useEffect, useState } from "react";
import { standby } from "../../offline/standby";
import { Scores } from "../../table/panel/scores";
import { readScore, type GameListed } from "../../wire/http";
import type { ScoreTold, Sentence } from "../../wire/types";
import { Loading } from "../../ui/loading";
import { useText, useVoice } from "../../ui/voice";
import { sentenceOf } from "../open-table";
import { AskDeclaration } from "./ask-declaration";
import { keepScore, type Entry, type KeptScore } from "./kept-scores";
import { RoundForm } from "./round-form";

const told = ({ game, names, options }: KeptScore, rounds: Entry[]): Promise<ScoreTold> =>
  readScore({ game, players: names.length, options, rounds }, standby);

export function ScoreSheet({ first, game }: { first: KeptScore; game: GameListed }) {
  const voice = useVoice();
  const [score, setScore] = useState(first);
  const [shown, setShown] = useState<ScoreTold | null>(null);
  const [correcting, setCorrecting] = useState<number | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  const { names } = score;
  useEffect(() => {
    told(first, first.rounds)
      .then(setShown)
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  }, [first]);
  /** The rounds as they are from now on, if the rules agree. */
  const change = (rounds: Entry[]) =>
    told(score, rounds)
      .then((found) => {
        const changed = { ...score, rounds };
        keepScore(changed);
        setScore(changed);
        setShown(found);
        setCorrecting(null);
        setFault(null);
      })
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  const refusal = (
    <p role="alert" className="refused">
      {fault && voice.says(fault, game.name, names)}
    </p>
  );
  if (shown === null) return fault === null ? <Loading /> : refusal;
  const { rounds } = score;
  return (
    <>
      {rounds.length > 0 && (
        <section className="slab">
          <Winner shown={shown} names={names} />
          <Scores at={{ names, game, view: { result: shown.result } }} />
          <History rounds={rounds} onCorrect={setCorrecting} onTakeBack={() => void change(rounds.slice(0, -1))} />
        </section>
      )}
      {correcting !== null ? (
        <Correction
          key={correcting}
          score={score}
          game={game}
          at={correcting}
          onSave={(entry) => void change(rounds.with(correcting, entry))}
          onCancel={() => setCorrecting(null)}
        />
      ) : (
        !shown.result.over && (
          <section className="slab">
            <h2>{shown.about ? voice.says(shown.about, game.name, names) : voice.text("score-round", { round: rounds.length + 1 })}</h2>
            <RoundForm
              key={rounds.length}
              game={game}
              names={names}
              asks={shown.asks}
              first={{}}
              way={voice.text("score-enter")}
              onEnter={(entry) => void change([...rounds, entry])}
            />
          </section>
        )
      )}
      {refusal}
      {game.has_declarations && <AskDeclaration key={rounds.length} score={score} asks={shown.asks} hasRounds={shown.about !== null} />}
    </>
  );
}

function Winner({ shown, names }: { shown: ScoreTold; names: string[] }) {
  const voice = useVoice();
  const { over, places } = shown.result;
  const winners = names.filter((_, seat) => places[seat] === 1);
  return (
    <p role="status">
      {over && `${voice.text("score-over")} ${voice.text("score-winner", { name: new Intl.ListFormat(voice.language).format(winners) })}`}
    </p>
  );
}

interface HistoryProps {
  rounds: Entry[];
  onCorrect(at: number): void;
  onTakeBack(): void;
}

function History({ rounds, onCorrect, onTakeBack }: HistoryProps) {
  const text = useText();
  return (
    <details className="score-history">
      <summary>{text("score-history")}</summary>
      <div className="row">
        {rounds.map((_, at) => (
          <button key={at} type="button" className="btn btn-sm" onClick={() => onCorrect(at)}>
            {text("score-correct", { round: at + 1 })}
          </button>
        ))}
        <button type="button" className="btn btn-sm btn-ghost" onClick={onTakeBack}>
          {text("score-take-back")}
        </button>
      </div>
    </details>
  );
}

interface CorrectionProps {
  score: KeptScore;
  game: GameListed;
  at: number;
  onSave(entry: Entry): void;
  onCancel(): void;
}

/** A round once more: what was asked then, with what was answered. */
function Correction({ score, game, at, onSave, onCancel }: CorrectionProps) {
  const text = useText();
  const [shown, setShown] = useState<ScoreTold | null>(null);
  useEffect(() => void told(score, score.rounds.slice(0, at)).then(setShown), [score, at]);
  if (shown === null) return null;
  return (
    <section className="slab slab-lit">
      <h2>{text("score-correcting", { round: at + 1 })}</h2>
      <RoundForm
        game={game}
        names={score.names}
        asks={shown.asks}
        first={score.rounds[at] ?? {}}
        way={text("score-save")}
        onEnter={onSave}
        onCancel={onCancel}
      />
    </section>
  );
}
