/** Who plays what, and by which house rules. */

import { useId, useState, type FormEvent } from "react";
import { useSettings } from "../../session/settings";
import { goodRound } from "../../session/rounds";
import type { GameListed, Value } from "../../wire/http";
import { useGames } from "../../ui/catalog";
import { go } from "../../ui/router";
import { useText } from "../../ui/voice";
import { Choice } from "../lobby/table-options";
import { keepScore, newScore } from "./kept-scores";

export function NewScore() {
  const text = useText();
  const games = useGames().filter((game) => game.keeps_score);
  const [game, setGame] = useState(games[0]);
  const group = useId();
  if (game === undefined) return null;
  return (
    <section className="slab score-new">
      <fieldset className="row">
        <legend className="sr-only">{text("score-new")}</legend>
        {games.map((one) => (
          <label key={one.name} className="pill">
            <input type="radio" name={group} checked={one === game} onChange={() => setGame(one)} />
            <span>{text(`${one.name}-title`)}</span>
          </label>
        ))}
      </fieldset>
      <Table key={game.name} game={game} />
    </section>
  );
}

function Table({ game }: { game: GameListed }) {
  const text = useText();
  const { name } = useSettings();
  const [names, setNames] = useState(() => Array.from({ length: goodRound(game) }, (_, seat) => (seat === 0 ? name : "")));
  const [options, setOptions] = useState<Record<string, Value>>({});
  const called = names.map((one, seat) => one.trim() || text("score-player", { seat: seat + 1 }));
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
            <input
              className="input"
              aria-label={text("score-player", { seat: seat + 1 })}
              placeholder={text("score-player", { seat: seat + 1 })}
              maxLength={24}
              value={one}
              onChange={(event) => setNames(names.with(seat, event.target.value))}
            />
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
      {game.options.length > 0 && (
        <details className="arrange">
          <summary>{text("score-house-rules")}</summary>
          <div className="arrange-fields">
            {game.options.map((option) => (
              <Choice
                key={option.name}
                option={option}
                label={`${game.name}-option-${option.name.replaceAll("_", "-")}`}
                value={options[option.name] ?? option.default}
                isFixed={false}
                onChoose={(value) => setOptions({ ...options, [option.name]: value })}
              />
            ))}
          </div>
        </details>
      )}
      <button className="btn btn-primary btn-lg">{text("score-begin")}</button>
    </form>
  );
}
