/** A family's book: who played here together, evening by evening, and who won. It is kept on this device alone. */

import { useState, type ChangeEvent } from "react";
import { bookIn, evenings, seasons, useBook, winsOf, type Played } from "../session/book";
import { save } from "../ui/file-link";
import { PageFrame } from "../ui/page-frame";
import { Pills } from "../ui/pills";
import { resultPicture, share } from "../ui/result-picture";
import { Link } from "../ui/router";
import { useText, useVoice } from "../ui/voice";
import "./book-page.css";

export default function BookPage() {
  const text = useText();
  const { played } = useBook();
  const [season, setSeason] = useState<number | null>(null);
  const shown = played.filter(({ at }) => season === null || new Date(at).getFullYear() === season);
  return (
    <PageFrame title={text("web-book")}>
      <h1 className="page-title">{text("web-book")}</h1>
      <p className="reading">{text(played.length === 0 ? "web-book-empty" : "web-book-help")}</p>
      {played.length > 0 && (
        <>
          <Seasons chosen={season} onChoose={setSeason} />
          <Wins played={shown} />
          <section className="slab" aria-labelledby="evenings">
            <h2 id="evenings">{text("web-book-evenings")}</h2>
            {evenings(shown).map((evening) => (
              <Evening key={evening[0]?.table} played={evening} />
            ))}
          </section>
        </>
      )}
      <BookFile />
      <p>
        <Link to="/" className="link">
          {text("web-home")}
        </Link>
      </p>
    </PageFrame>
  );
}

function Seasons({ chosen, onChoose }: { chosen: number | null; onChoose(season: number | null): void }) {
  const text = useText();
  const { played } = useBook();
  return (
    <Pills
      legend={text("web-book-season")}
      isLegendHidden
      values={[null, ...seasons(played)]}
      chosen={chosen}
      words={(season) => String(season ?? text("web-book-always"))}
      onChoose={onChoose}
    />
  );
}

function Wins({ played }: { played: readonly Played[] }) {
  const text = useText();
  const games = [...new Set(played.map(({ game }) => game))];
  return (
    <section className="slab book-wins" aria-labelledby="wins">
      <h2 id="wins">{text("web-book-wins")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("web-book-name")}</th>
            <th scope="col">{text("web-book-won")}</th>
            {games.map((game) => (
              <th key={game} scope="col">
                {text(`${game}-title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {winsOf(played).map(({ name, wins, games: number, byGame }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text("web-book-of", { wins, games: number })}</td>
              {games.map((game) => (
                <td key={game}>{byGame[game] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Evening({ played }: { played: readonly Played[] }) {
  const voice = useVoice();
  const day = new Intl.DateTimeFormat(voice.language, { dateStyle: "full" }).format(played.at(-1)?.at);
  return (
    <>
      <h3 className="book-day">{day}</h3>
      <ul className="rows">
        {played.map((one) => (
          <li key={one.table}>
            <div>
              <strong>{voice.text(`${one.game}-title`)}</strong>
              <p className="soft">{ranked(one).map(({ place, name, score }) => `${place}. ${name} ${score}`).join(" · ")}</p>
            </div>
            <ShareResult played={one} day={day} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ShareResult({ played, day }: { played: Played; day: string }) {
  const text = useText();
  const title = text(`${played.game}-title`);
  const send = async () => share(await resultPicture(title, ranked(played), `${text("web-name")} · ${day}`), `${played.table}.png`, save);
  return (
    <button type="button" className="btn btn-sm" onClick={() => void send()}>
      {text("web-book-picture")}
      <span className="sr-only">: {title}</span>
    </button>
  );
}

/** Everybody by place. */
function ranked({ names, places, scores }: Played) {
  return names
    .map((name, seat) => ({ name, place: places[seat] ?? 0, score: String(scores[seat] ?? "").replace("-", "−") }))
    .toSorted((one, other) => one.place - other.place);
}

/** The book as a file, out and in. */
function BookFile() {
  const text = useText();
  const { played, add } = useBook();
  const [brought, setBrought] = useState<number | null>(null);
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const games = bookIn(await event.target.files?.[0]?.text().then(JSON.parse).catch(() => null));
    add(games);
    setBrought(games.length);
  };
  return (
    <section className="slab row" aria-label={text("web-book-file")}>
      <button
        type="button"
        className="btn"
        onClick={() => save(new Blob([JSON.stringify(played)], { type: "application/json" }), "cardtable-book.json")}
      >
        {text("web-book-export")}
      </button>
      <label className="btn">
        {text("web-book-import")}
        <input type="file" accept=".json,application/json" className="sr-only" onChange={(event) => void bring(event)} />
      </label>
      <span role="status">{brought === null ? "" : text("web-book-brought", { number: brought })}</span>
    </section>
  );
}
