/** A line in which a move is written as the log writes it; the rules judge it letter by letter. */

import { useId, useState, type FormEvent } from "react";
import type { Opinion } from "../../wire/types";
import { useVoice } from "../../ui/voice";
import type { InGame } from "../props";
import { vocabulary } from "../../wire/choices";
import { useOpinions } from "../opinions";
import "./move-input.css";

interface WriteProps {
  at: InGame;
  /** The cards that were chosen. */
  cards: readonly string[];
  /** All cards that can be chosen. */
  own: readonly string[];
  onPlay(move: string): void;
}

export function WriteMove(props: WriteProps) {
  const voice = useVoice();
  return (
    <details className="write">
      <summary>{voice.text("web-write-move")}</summary>
      <WriteLine {...props} />
    </details>
  );
}

const LONGEST = 1000;

function WriteLine({ at, cards, own, onPlay }: WriteProps) {
  const voice = useVoice();
  const id = useId();
  const [written, setWritten] = useState("");
  const draft = written.trim();
  const { opinions, isAsking } = useOpinions(at.ask, draft === "" ? [] : [draft], at.table.question);
  const opinion = opinions[0] ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (opinion?.legal) onPlay(opinion.move);
  };
  const example = at.view.legal.at(-1)?.move ?? "";
  return (
    <form onSubmit={submit} className="write-form">
      <label htmlFor={id}>{voice.text("web-write-label")}</label>
      <div className="join">
        <input
          id={id}
          className="input join-item wide"
          value={written}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help ${id}-opinion`}
          onChange={(event) => setWritten(event.target.value)}
        />
        <button className="btn btn-primary join-item" aria-disabled={!opinion?.legal}>
          {voice.text("web-do-it")}
        </button>
      </div>
      <p id={`${id}-help`} className="moves-note">
        {voice.text("web-write-help", { example })}
      </p>
      <Judged at={at} id={`${id}-opinion`} opinion={opinion} isAsking={isAsking} />
      <Words
        words={vocabulary(at.view.legal, own)}
        cards={cards.map((card) => ({ card, spoken: voice.card(at.game.name, card) }))}
        onWord={(word) => setWritten((now) => `${now.trimEnd()} ${word} `.trimStart())}
      />
      <Beginnings at={at} onBegin={setWritten} />
    </form>
  );
}

interface WordsProps {
  words: readonly string[];
  cards: readonly { card: string; spoken: string }[];
  onWord(word: string): void;
}

/** The words of listed moves and the chosen cards, to write with instead of letters. */
function Words({ words, cards, onWord }: WordsProps) {
  const voice = useVoice();
  return (
    <div role="group" aria-label={voice.text("web-write-words")} className="write-words">
      {words.map((word) => (
        <button key={word} type="button" className="btn btn-xs" onClick={() => onWord(word)}>
          {word}
        </button>
      ))}
      {cards.length > 0 && (
        <button type="button" className="btn btn-xs btn-primary" onClick={() => onWord(cards.map(({ card }) => card).join(" "))}>
          {cards.map(({ spoken }) => spoken).join(" ")}
        </button>
      )}
    </div>
  );
}

type JudgedProps = { at: InGame; id: string; opinion: Opinion | null; isAsking: boolean };

function Judged({ at, id, opinion, isAsking }: JudgedProps) {
  const voice = useVoice();
  const words = opinion ? voice.says(opinion.means, at.game.name, at.names) : "";
  return (
    <p id={id} aria-live="polite" className={opinion?.legal ? "judged judged-good" : "judged"}>
      {isAsking ? voice.text("web-judging") : words}
    </p>
  );
}

/** Listed moves to begin from. */
function Beginnings({ at, onBegin }: { at: InGame; onBegin(move: string): void }) {
  const voice = useVoice();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {voice.text("web-use-as-start")}
      </label>
      <select id={id} className="select select-sm wide" value="" onChange={(event) => onBegin(event.target.value)}>
        <option value="">{voice.text("web-use-as-start")}</option>
        {at.view.legal.map((choice) => (
          <option key={choice.move} value={choice.move}>
            {choice.move}
          </option>
        ))}
      </select>
    </>
  );
}
