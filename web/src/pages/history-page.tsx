/** Games that were played to their end. */

import { listHistory } from "../wire/http";
import type { TableListed } from "../wire/types";
import { PageFrame } from "../ui/page-frame";
import { Link } from "../ui/router";
import { useText, useVoice } from "../ui/voice";
import { useTables } from "./use-tables";
import "./history-page.css";

export function HistoryPage() {
  const text = useText();
  const tables = useTables(listHistory);
  return (
    <PageFrame title={text("web-history")}>
      <h1 className="page-title">{text("web-history")}</h1>
      {tables !== null && (
        <div className="slab">
          {tables.length === 0 ? <p>{text("web-history-empty")}</p> : <GameRows tables={tables} />}
        </div>
      )}
      <p>
        <Link to="/" className="link">
          {text("web-home")}
        </Link>
      </p>
    </PageFrame>
  );
}

export function GameRows({ tables }: { tables: readonly TableListed[] }) {
  const voice = useVoice();
  const when = new Intl.DateTimeFormat(voice.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <ul className="rows">
      {tables.map((table) => (
        <li key={table.id}>
          <div>
            <Link to={`/t/${table.id}`} className="link">
              {voice.text(`${table.game}-title`)}
            </Link>{" "}
            <span className="soft">{when.format(table.touched_at * 1000)}</span>
            <Outcome table={table} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Everybody by place, with their scores. */
function Outcome({ table }: { table: TableListed }) {
  const voice = useVoice();
  if (table.places.length === 0) return <p className="soft">{voice.text("web-abandoned")}</p>;
  const ranked = table.names
    .map((name, seat) => ({ name, place: table.places[seat] ?? 0, score: table.scores[seat] ?? null }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <ol className="outcome">
      {ranked.map(({ name, place, score }) => (
        <li key={name} data-place={place}>
          {place}. {name} {score === null ? "" : `(${String(score).replace("-", "−")})`}
        </li>
      ))}
    </ol>
  );
}
