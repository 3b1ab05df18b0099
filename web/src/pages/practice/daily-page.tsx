/** The deal of the day, one for each game: play it, and see how everybody fared with the same cards. */

import { useEffect, useState } from "react";
import { useSettings } from "../../session/settings";
import { readDaily } from "../../wire/http";
import type { Daily, DailyGame, DailyResult, Sentence } from "../../wire/types";
import { Loading } from "../../ui/loading";
import { PageFrame } from "../../ui/page-frame";
import { Link } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { playDaily, sentenceOf } from "../open-table";
import { barsOf, keepDaily, keptDailies, streakOf } from "./dailies";
import "./practice.css";

export default function DailyPage() {
  const voice = useVoice();
  const [daily, setDaily] = useState<Daily | null>(null);
  const [fault, setFault] = useState<Sentence | null>(null);
  useEffect(() => {
    readDaily()
      .then(setDaily)
      .catch((reason: unknown) => setFault(sentenceOf(reason)));
  }, []);
  return (
    <PageFrame title={voice.text("daily-title")}>
      <h1 className="page-title">{voice.text("daily-title")}</h1>
      {fault !== null && <p role="alert">{voice.says(fault, "", [])}</p>}
      {fault === null && daily === null && <Loading />}
      {daily !== null && <Deals daily={daily} />}
    </PageFrame>
  );
}

function Deals({ daily }: { daily: Daily }) {
  const voice = useVoice();
  const day = new Intl.DateTimeFormat(voice.language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(daily.day));
  const days = streakOf(keptDailies(), daily.day);
  return (
    <div className="practice">
      <p>{voice.text("daily-about", { day })}</p>
      {days > 0 && <p role="status">{voice.text("daily-streak", { days })}</p>}
      <ul className="daily-games">
        {daily.games.map((one) => (
          <li key={one.game} className="daily-game">
            <Deal day={daily.day} deal={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Deal({ day, deal }: { day: string; deal: DailyGame }) {
  const voice = useVoice();
  const table = keptDailies()[day]?.[deal.game] ?? null;
  const mine = deal.results.find((result) => result.table === table) ?? null;
  const field = deal.results.filter((result) => result.counts);
  const title = voice.text(`${deal.game}-title`);
  return (
    <>
      <h2>{title}</h2>
      {mine === null ? (
        <Begin day={day} game={deal.game} title={title} table={table} />
      ) : (
        <>
          <p>{voice.text(mine.counts ? "daily-yours" : "daily-again", { score: mine.score ?? 0, place: mine.place, count: field.length })}</p>
          <Link to={`/t/${mine.table}/replay`} className="link">
            {voice.text("daily-review")}
            <span className="sr-only">: {title}</span>
          </Link>
        </>
      )}
      <Field results={field} mine={mine?.counts ? mine.score : null} />
      <details>
        <summary>{voice.text("daily-proof")}</summary>
        <code className="daily-proof">{deal.commitment}</code>
      </details>
    </>
  );
}

/** The way to today's table: a new one, or the one that was begun. */
function Begin({ day, game, title, table }: { day: string; game: string; title: string; table: string | null }) {
  const voice = useVoice();
  const { name } = useSettings();
  const { fault, isBusy, follow } = useFollow();
  const open = async () => {
    if (table !== null) return `/t/${table}`;
    const seated = await playDaily(game, name);
    keepDaily(day, game, seated.table);
    return `/t/${seated.table}`;
  };
  return (
    <>
      <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => follow(open)}>
        {voice.text(table === null ? "daily-play" : "daily-go-on")}
        <span className="sr-only">: {title}</span>
      </button>
      <p role="alert" className="refused">
        {fault && voice.says(fault, game, [])}
      </p>
    </>
  );
}

const MOST_NAMED = 3;

/** How everybody fared, as a picture and in words. */
function Field({ results, mine }: { results: DailyResult[]; mine: number | null }) {
  const text = useText();
  const scores = results.flatMap((result) => (result.score === null ? [] : [result.score]));
  if (scores.length === 0) return <p className="soft">{text("daily-none")}</p>;
  const bars = barsOf(scores, mine);
  const most = Math.max(...bars.map((bar) => bar.count));
  return (
    <>
      <p className="soft">{text("daily-played", { count: scores.length })}</p>
      <ul className="daily-bars" aria-label={text("daily-distribution", { low: Math.min(...scores), high: Math.max(...scores) })}>
        {bars.map(({ low, high, count, isMine }) => (
          <li key={low} data-mine={isMine} style={{ height: `${(100 * count) / most}%` }}>
            <span className="sr-only">{text("daily-bar", { low, high, count })}</span>
          </li>
        ))}
      </ul>
      <ol className="outcome" aria-label={text("daily-best")}>
        {results.slice(0, MOST_NAMED).map(({ table, place, name, score }) => (
          <li key={table}>{text("daily-result", { place, name, score: score ?? 0 })}</li>
        ))}
      </ol>
    </>
  );
}
