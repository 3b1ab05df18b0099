/** Opening a duplicate evening: a game, how many deals and tables, and who plays. */

import { useState, type FormEvent } from "react";
import { goodRound } from "../../session/rounds";
import { openEvening, type GameListed } from "../../wire/http";
import { useGames } from "../../ui/catalog";
import { PageFrame } from "../../ui/page-frame";
import { useText, useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { calledNames, HouseRuleFields, NameField, useGameChoice, type Options } from "../setup-fields";
import "./evening.css";

const MOST_DEALS = 24;
const MOST_TABLES = 12;

export default function NewEveningPage() {
  const text = useText();
  const { game, row } = useGameChoice(useGames(), text("evening-title"));
  if (game === undefined) return null;
  return (
    <PageFrame title={text("evening-title")}>
      <h1 className="page-title">{text("evening-title")}</h1>
      <div className="evening">
        <p>{text("evening-about")}</p>
        <section className="slab evening">
          {row}
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
  const [options, setOptions] = useState<Options>({});
  const { fault, isBusy, follow } = useFollow();
  const chairs = Array.from({ length: tables * players }, (_, at) => names[at] ?? "");
  const called = calledNames(chairs, useText());
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
          <NameField key={at} seat={at} name={name} onName={(written) => setNames(chairs.with(at, written))} />
        ))}
      </fieldset>
      <HouseRuleFields game={game} options={options} onOptions={setOptions} />
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
