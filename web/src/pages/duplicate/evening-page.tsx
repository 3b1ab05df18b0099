/** A duplicate evening: one's own places, the ranking, and what came of every deal at every table. */

import { useEffect, useState } from "react";
import { read, write } from "../../session/storage";
import { eveningSheet, readEvening, type GameListed } from "../../wire/http";
import type { EveningShown, EveningTable, Sentence } from "../../wire/types";
import { useGame } from "../../ui/catalog";
import { CopyLink } from "../../ui/copy-link";
import { Loading } from "../../ui/loading";
import { PageFrame } from "../../ui/page-frame";
import { Link } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { sentenceOf, takePlace } from "../open-table";
import { signed } from "../../table/plain/seats";
import "./evening.css";

const AGAIN_MS = 8000;

export default function EveningPage({ text: written }: { text: string }) {
  const voice = useVoice();
  const [shown, setShown] = useState<EveningShown | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  useEffect(() => {
    const look = () =>
      readEvening(written)
        .then(told)
        .catch((reason: unknown) => setFault(sentenceOf(reason)));
    const told = (found: EveningShown) => {
      setShown(found);
      setFault(null);
    };
    void look();
    const again = setInterval(() => document.hidden || void look(), AGAIN_MS);
    return () => clearInterval(again);
  }, [written]);
  const game = useGame(shown?.game ?? "");
  const title = game === null ? voice.text("evening-title") : `${voice.text("evening-title")}: ${voice.text(`${game.name}-title`)}`;
  return (
    <PageFrame title={title}>
      <h1 className="page-title">{title}</h1>
      {fault !== null && <p role="alert">{voice.says(fault, "", [])}</p>}
      {fault === null && shown === null && <Loading />}
      {shown !== null && game !== null && <Evening shown={shown} game={game} />}
    </PageFrame>
  );
}

function Evening({ shown, game }: { shown: EveningShown; game: GameListed }) {
  return (
    <div className="evening">
      <Ways shown={shown} />
      <Mine shown={shown} game={game} />
      <Ranking shown={shown} />
      <Travellers shown={shown} />
    </div>
  );
}

function Ways({ shown }: { shown: EveningShown }) {
  const text = useText();
  return (
    <div className="evening-ways">
      <p>{text("evening-link")}</p>
      <div className="row">
        <CopyLink link={location.href} />
        <button type="button" className="btn" onClick={() => print()}>
          {text("evening-print")}
        </button>
        <a className="btn" href={eveningSheet(shown.evening)} download>
          {text("evening-csv")}
        </a>
      </div>
    </div>
  );
}

/** Who somebody is in the evenings that this device has seen, by their texts. */
const KEPT = "cardtable.evenings";

function keptEntrants(): Record<string, number> {
  const kept = read(KEPT);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
}

/** Where the plan puts whoever looks at this. */
function Mine({ shown, game }: { shown: EveningShown; game: GameListed }) {
  const text = useText();
  const [mine, setMine] = useState(() => keptEntrants()[shown.evening] ?? -1);
  const choose = (entrant: number) => {
    write(KEPT, { ...keptEntrants(), [shown.evening]: entrant });
    setMine(entrant);
  };
  return (
    <section className="slab evening-mine">
      <label className="field">
        <span>{text("evening-you")}</span>
        <select className="select" value={mine} onChange={(event) => choose(Number(event.target.value))}>
          <option value={-1}>{text("evening-nobody")}</option>
          {shown.names.map((name, entrant) => (
            <option key={entrant} value={entrant}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {mine < 0 && <p className="soft">{text("evening-choose")}</p>}
      {mine >= 0 && (
        <>
          <h2>{text("evening-your-places")}</h2>
          <ul className="rows">
            {shown.rounds.map((tables, deal) => (
              <MyPlace key={deal} shown={shown} game={game} tables={tables} deal={deal} mine={mine} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface MyPlaceProps {
  shown: EveningShown;
  game: GameListed;
  tables: EveningTable[];
  deal: number;
  mine: number;
}

function MyPlace({ shown, game, tables, deal, mine }: MyPlaceProps) {
  const voice = useVoice();
  const { fault, isBusy, follow } = useFollow();
  const at = tables.findIndex(({ planned }) => planned.includes(mine));
  const table = tables[at];
  if (table === undefined) return null;
  const said = voice.text("evening-your-place", { deal: deal + 1, table: at + 1, seat: table.planned.indexOf(mine) + 1 });
  const isSeated = table.names.includes(shown.names[mine] ?? "");
  const others = table.planned.filter((one) => one !== mine).map((one) => shown.names[one] ?? "");
  return (
    <li>
      <div>
        <strong>{said}</strong>
        <p className="soft">
          {others.join(", ")} · {voice.text("evening-state", { phase: table.phase })}
        </p>
        <p role="alert" className="refused">
          {fault && voice.says(fault, game.name, shown.names)}
        </p>
      </div>
      {table.phase === "over" || isSeated ? (
        <Link to={table.phase === "over" ? `/t/${table.table}/replay` : `/t/${table.table}`} className="btn btn-sm">
          {voice.text(table.phase === "over" ? "evening-look" : "evening-back")}
          <span className="sr-only">: {said}</span>
        </Link>
      ) : (
        <button type="button" className="btn btn-sm btn-primary" aria-disabled={isBusy} onClick={() => follow(() => takePlace(shown.evening, deal, mine))}>
          {voice.text("evening-sit")}
          <span className="sr-only">: {said}</span>
        </button>
      )}
    </li>
  );
}

const tenths = (points: number) => signed(Math.round(points * 10) / 10);

function Ranking({ shown }: { shown: EveningShown }) {
  const text = useText();
  return (
    <section className="slab">
      <h2>{text("evening-ranking")}</h2>
      <div className="evening-wide" tabIndex={0} role="group" aria-label={text("evening-ranking")}>
        <table className="evening-table">
          <thead>
            <tr>
              {["evening-place-of", "evening-name", "evening-played", "evening-above"].map((code) => (
                <th key={code} scope="col">
                  {text(code)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.standings.map(({ entrant, name, played, above, place }) => (
              <tr key={entrant}>
                <td>{place}</td>
                <th scope="row">{name}</th>
                <td>{played}</td>
                <td>{tenths(above)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** For each deal, what came of it at every table. */
function Travellers({ shown }: { shown: EveningShown }) {
  const text = useText();
  return (
    <section className="slab">
      <h2>{text("evening-travellers")}</h2>
      {shown.rounds.map((tables, deal) => (
        <Traveller key={deal} shown={shown} tables={tables} deal={deal} />
      ))}
    </section>
  );
}

function Traveller({ shown, tables, deal }: { shown: EveningShown; tables: EveningTable[]; deal: number }) {
  const text = useText();
  const seats = Array.from({ length: shown.players }, (_, seat) => seat);
  const title = text("evening-traveller", { deal: deal + 1 });
  const isUntold = tables.some(({ phase }) => phase === "over") && tables.every(({ above }) => above.length === 0);
  return (
    <div className="evening-wide" tabIndex={0} role="group" aria-label={title}>
      <table className="evening-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {text("evening-seat", { seat: seat + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((table, at) => (
            <tr key={at}>
              <th scope="row">
                {text("evening-table", { table: at + 1 })}
                <small className="soft"> {text("evening-state", { phase: table.phase })}</small>
              </th>
              {seats.map((seat) => (
                <td key={seat}>
                  {table.names[seat] ?? shown.names[table.planned[seat] ?? -1]}
                  {table.above[seat] !== undefined && (
                    <b>
                      {" "}
                      {signed(table.scores[seat] ?? 0)} <small>({tenths(table.above[seat] ?? 0)})</small>
                    </b>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isUntold && <p className="soft">{text("evening-untold")}</p>}
    </div>
  );
}
