/** Opening a duplicate evening: a game, how many deals and tables, and who plays. */

import { useId, useState, type FormEvent } from "react";
import { goodRound } from "../../session/rounds";
import { openEvening, type GameListed, type Value } from "../../wire/http";
import { useGames } from "../../ui/catalog";
import { PageFrame } from "../../ui/page-frame";
import { useText, useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { Choice } from "../lobby/table-options";
import "./evening.css";

const MOST_DEALS = 24;
const MOST_TABLES = 12;

export default function NewEveningPage() {
  const text = useText();
  const games = useGames();
  const [game, setGame] = useState(games[0]);
  const group = useId();
  if (game === undefined) return null;
  return (
    <PageFrame title={text("evening-title")}>
      <h1 className="page-title">{text("evening-title")}</h1>
      <div className="evening">
        <p>{text("evening-about")}</p>
        <section className="slab evening">
          <fieldset className="row">
            <legend className="sr-only">{text("evening-title")}</legend>
            {games.map((one) => (
              <label key={one.name} className="pill">
                <input type="radio" name={group} checked={one === game} onChange={() => setGame(one)} />
                <span>{text(`${one.name}-title`)}</span>
              </label>
            ))}
          </fieldset>
          <Plan key={game.name} game={game} />
        </section>
      </div>
    </PageFrame>
  );
}

function Plan({ game }: { game: GameListed }) {
  const voice = useVoice();
  const [deals, setDeals] = useState(4);
  const [tables, setTables] = useState(2);
  const [players, setPlayers] = useState(goodRound(game));
  const [names, setNames] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, Value>>({});
  const { fault, isBusy, follow } = useFollow();
  const chairs = Array.from({ length: tables * players }, (_, at) => names[at] ?? "");
  const called = chairs.map((name, at) => name.trim() || voice.text("score-player", { seat: at + 1 }));
  const open = async () => {
    const { evening } = await openEvening({ game: game.name, deals, tables, names: called, options });
    return `/duplicate/${encodeURIComponent(evening)}`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    follow(open);
  };
  return (
    <form onSubmit={submit} className="evening">
      <div className="row">
        <NumberField label={voice.text("evening-deals")} value={deals} low={1} high={MOST_DEALS} onChoose={setDeals} />
        <NumberField label={voice.text("evening-tables")} value={tables} low={1} high={MOST_TABLES} onChoose={setTables} />
        {game.fewest < game.most && (
          <NumberField label={voice.text("evening-players")} value={players} low={game.fewest} high={game.most} onChoose={setPlayers} />
        )}
      </div>
      <fieldset className="evening-names">
        <legend>{voice.text("evening-names-of")}</legend>
        {chairs.map((name, at) => (
          <input
            key={at}
            className="input"
            aria-label={voice.text("score-player", { seat: at + 1 })}
            placeholder={voice.text("score-player", { seat: at + 1 })}
            maxLength={24}
            value={name}
            onChange={(event) => setNames(chairs.with(at, event.target.value))}
          />
        ))}
      </fieldset>
      {game.options.length > 0 && (
        <details className="arrange">
          <summary>{voice.text("score-house-rules")}</summary>
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
      <button className="btn btn-primary btn-lg" aria-disabled={isBusy}>
        {voice.text("evening-open")}
      </button>
      <p role="alert" className="refused">
        {fault && voice.says(fault, game.name, called)}
      </p>
    </form>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  low: number;
  high: number;
  onChoose(value: number): void;
}

function NumberField({ label, value, low, high, onChoose }: NumberFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="select evening-number" value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        {Array.from({ length: high - low + 1 }, (_, step) => low + step).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </label>
  );
}
