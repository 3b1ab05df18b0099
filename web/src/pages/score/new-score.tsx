/** Who plays what, and by which house rules. */

import { useState, type FormEvent } from "react";
import { useSettings } from "../../session/settings";
import { goodRound } from "../../session/rounds";
import type { GameListed } from "../../wire/http";
import { useGames } from "../../ui/catalog";
import { go } from "../../ui/router";
import { useText } from "../../ui/voice";
import { calledNames, HouseRuleFields, NameField, useGameChoice, type Options } from "../setup-fields";
import { keepScore, newScore } from "./kept-scores";

export function NewScore() {
  const text = useText();
  const { game, row } = useGameChoice(
    useGames().filter((one) => one.keeps_score),
    text("score-new"),
  );
  if (game === undefined) return null;
  return (
    <section className="slab score-new">
      {row}
      <Table key={game.name} game={game} />
    </section>
  );
}

function Table({ game }: { game: GameListed }) {
  const text = useText();
  const { name } = useSettings();
  const [names, setNames] = useState(() => Array.from({ length: goodRound(game) }, (_, seat) => (seat === 0 ? name : "")));
  const [options, setOptions] = useState<Options>({});
  const called = calledNames(names, text);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const score = newScore(game.name, called, options, Date.now());
    keepScore(score);
    go(`/score/${score.id}`);
  };
  return (
    <form onSubmit={begin} className="score-new">
      <fieldset className="score-names">
        <legend>{text("score-players")}</legend>
        {names.map((one, seat) => (
          <div key={seat} className="score-name">
            <NameField seat={seat} name={one} onName={(written) => setNames(names.with(seat, written))} />
            {names.length > game.fewest && (
              <button type="button" className="btn btn-ghost" onClick={() => setNames(names.toSpliced(seat, 1))}>
                <span aria-hidden="true">×</span>
                <span className="sr-only">{text("score-remove-player", { name: called[seat] ?? "" })}</span>
              </button>
            )}
          </div>
        ))}
        {names.length < game.most && (
          <button type="button" className="btn" onClick={() => setNames([...names, ""])}>
            {text("score-add-player")}
          </button>
        )}
      </fieldset>
      <HouseRuleFields game={game} options={options} onOptions={setOptions} />
      <button className="btn btn-primary btn-lg">{text("score-begin")}</button>
    </form>
  );
}
