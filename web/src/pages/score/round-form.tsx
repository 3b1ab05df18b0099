/** What is asked about a round, answered by tapping. It knows no game: the engine says what to ask, and judges it. */

import { useState, type FormEvent } from "react";
import type { GameListed } from "../../wire/http";
import type { AskShown } from "../../wire/types";
import { Pills } from "../../ui/pills";
import { useText } from "../../ui/voice";
import { CardPicker } from "./card-picker";
import type { Entry } from "./kept-scores";

interface RoundFormProps {
  game: GameListed;
  names: string[];
  asks: AskShown[];
  first: Entry;
  /** What the button says. */
  way: string;
  onEnter(entry: Entry): void;
  onCancel?(): void;
}

export function RoundForm({ game, names, asks, first, way, onEnter, onCancel }: RoundFormProps) {
  const text = useText();
  const [entry, setEntry] = useState(() => Object.fromEntries(asks.map((ask) => [ask.name, first[ask.name] ?? blank(ask, game, names)])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter(entry);
  };
  return (
    <form onSubmit={submit} className="score-round" noValidate>
      {asks.map((ask) => (
        <Question
          key={ask.name}
          game={game}
          ask={ask}
          owners={ownersOf(ask, game, names, text)}
          names={names}
          answers={entry[ask.name] ?? []}
          onAnswer={(answers) => setEntry({ ...entry, [ask.name]: answers })}
        />
      ))}
      <div className="row">
        <button className="btn btn-primary">{way}</button>
        {onCancel && (
          <button type="button" className="btn" onClick={onCancel}>
            {text("score-cancel")}
          </button>
        )}
      </div>
    </form>
  );
}

interface QuestionProps {
  game: GameListed;
  ask: AskShown;
  /** Whom the answers are about, in their order. */
  owners: string[];
  names: string[];
  answers: string[];
  onAnswer(answers: string[]): void;
}

function Question({ game, ask, owners, names, answers, onAnswer }: QuestionProps) {
  const text = useText();
  const legend = text(`${game.name}-score-${ask.name}`);
  switch (ask.what) {
    case "cards":
      return <CardPicker game={game.name} legend={legend} deck={ask.deck} owners={owners} answers={answers} onAnswer={onAnswer} />;
    case "seat":
      return <SeatField legend={legend} names={names} chosen={answers[0] ?? ""} onChoose={(seat) => onAnswer([seat])} />;
    case "number":
      return (
        <fieldset>
          <legend>{legend}</legend>
          <div className="row">
            {owners.map((owner, at) => (
              <label key={at} className="field">
                {ask.each !== "round" && <span>{owner}</span>}
                <input
                  type="number"
                  inputMode="numeric"
                  className="input score-number"
                  aria-label={ask.each === "round" ? legend : `${legend}: ${owner}`}
                  min={ask.low}
                  max={ask.high}
                  step={ask.step}
                  value={answers[at] ?? ""}
                  onChange={(event) => onAnswer(answers.with(at, event.target.value))}
                />
              </label>
            ))}
          </div>
        </fieldset>
      );
    case "yes":
      return (
        <fieldset>
          <legend>{legend}</legend>
          <div className="row">
            {owners.map((owner, at) => (
              <label key={at} className="pill">
                <input type="checkbox" checked={answers[at] === "yes"} onChange={(event) => onAnswer(answers.with(at, event.target.checked ? "yes" : ""))} />
                <span>{ask.each === "round" ? legend : owner}</span>
              </label>
            ))}
          </div>
        </fieldset>
      );
    default:
      return ask.what satisfies never;
  }
}

interface SeatProps {
  legend: string;
  names: string[];
  chosen: string;
  onChoose(seat: string): void;
}

/** One of the players, or nobody. */
function SeatField({ legend, names, chosen, onChoose }: SeatProps) {
  const text = useText();
  return (
    <Pills
      legend={legend}
      values={["", ...names.map((_, seat) => String(seat))]}
      chosen={chosen}
      words={(seat) => (seat === "" ? text("score-nobody") : (names[Number(seat)] ?? ""))}
      onChoose={onChoose}
    />
  );
}

/** Whom the answers to a question are about: everybody, each team, or the round. */
function ownersOf(ask: AskShown, game: GameListed, names: string[], text: ReturnType<typeof useText>): string[] {
  if (ask.each === "seat") return names;
  if (ask.each === "round") return [""];
  return game.teams.map((team) => team.map((seat) => names[seat] ?? "")).map(([first = "", second]) =>
    second === undefined ? first : text("score-team", { first, second }),
  );
}

function blank(ask: AskShown, game: GameListed, names: string[]): string[] {
  const sizes = { seat: names.length, team: game.teams.length, round: 1 };
  const unsaid = ask.what === "number" ? String(ask.low) : "";
  return Array.from({ length: sizes[ask.each] }, () => unsaid);
}
