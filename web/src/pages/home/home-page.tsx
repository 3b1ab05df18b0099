/** The front page: a box for each game on a shelf, and the tables there are. */

import { useState } from "react";
import { seatedAt } from "../../session/storage";
import { useRounds } from "../../session/rounds";
import { useSettings } from "../../session/settings";
import { TakeAlong } from "../../offline/take-along";
import { house } from "../../wire/house";
import { findTable, listHistory, listTables, type GameListed } from "../../wire/http";
import type { TableListed } from "../../wire/types";
import { GameBox } from "../../games/game-box";
import { useGames } from "../../ui/catalog";
import { useMedia } from "../../ui/media-query";
import { PageFrame } from "../../ui/page-frame";
import { Link } from "../../ui/router";
import { useText, useVoice } from "../../ui/voice";
import { useFollow } from "../follow";
import { GameRows } from "../history-page";
import { JoinTable } from "../join-table";
import { useTables } from "../use-tables";
import { learn, openForFriends, playWithBots } from "../open-table";
import { BotsDialog } from "./bots-dialog";
import "./home-page.css";

const MOST_OF_MINE = 6;
const MOST_FINISHED = 5;

/** With this in the hand one more often comes to somebody's table than one opens one. */
const PHONE = "(max-width: 40rem)";

/** Where else one can go; some of it only where a house has guests. */
const WAYS = [
  { to: "/daily", title: "daily-title" },
  { to: "/puzzles", title: "puzzle-title" },
  { to: "/duplicate", title: "evening-title", isShared: true },
  { to: "/score", title: "score-title" },
  { to: "/history", title: "web-history" },
  { to: "/book", title: "web-book" },
  { to: "/verify", title: "web-verify" },
];

export function HomePage() {
  const text = useText();
  const games = useGames();
  const isPhone = useMedia(PHONE);
  const joining = house().isShared && <JoinTable />;
  return (
    <PageFrame title={text("web-name")}>
      <div className="hello">
        <h1>{text("web-shelf")}</h1>
        <p>{text("web-claim", { games: games.length })}</p>
      </div>
      {isPhone && joining}
      <ul className="shelf">
        {games.map((game) => (
          <ShelfBox key={game.name} game={game} />
        ))}
      </ul>
      <div className="front-tables">
        {!isPhone && joining}
        <MyTables />
        {house().isShared && <OpenTables />}
        <FinishedLately />
        <TakeAlong />
      </div>
      <footer className="foot">
        <ul className="foot-ways">
          {WAYS.filter(({ isShared }) => !isShared || house().isShared).map(({ to, title }) => (
            <li key={to}>
              <Link to={to} className="link">
                {text(title)}
              </Link>
            </li>
          ))}
        </ul>
        <p>{text("web-marks")}</p>
      </footer>
    </PageFrame>
  );
}

function ShelfBox({ game }: { game: GameListed }) {
  const voice = useVoice();
  const { name } = useSettings();
  const { rounds } = useRounds();
  const { fault, isBusy, follow } = useFollow();
  const [isAsking, setAsking] = useState(false);
  const title = voice.text(`${game.name}-title`);
  const round = rounds[game.name];
  const play = () => (round ? follow(() => playWithBots(game, name)) : setAsking(true));
  return (
    <li className="shelf-box">
      <button type="button" className="shelf-lid" tabIndex={-1} aria-hidden="true" onClick={play}>
        <GameBox game={game.name} />
      </button>
      <div className="shelf-words">
        <h2>{title}</h2>
        <p className="shelf-players">{voice.text(...playersOf(game))}</p>
        <p className="shelf-blurb">{voice.text(`${game.name}-blurb`)}</p>
      </div>
      <div className="shelf-ways">
        <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={play}>
          {voice.text("web-play-bots")}
          <span className="sr-only">: {title}</span>
        </button>
        {house().isShared && (
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy}
            onClick={() => follow(() => openForFriends(game, name))}
          >
            {voice.text("web-invite")}
            <span className="sr-only">: {title}</span>
          </button>
        )}
        <p className="shelf-more">
          {game.has_lesson && (
            <button type="button" className="link" onClick={() => follow(() => learn(game, name))}>
              {voice.text("web-learn")}
              <span className="sr-only">: {title}</span>
            </button>
          )}
          <Link to={`/rules/${game.name}`} className="link">
            {voice.text("web-how")}
            <span className="sr-only">: {title}</span>
          </Link>
          {round && (
            <button type="button" className="link" onClick={() => setAsking(true)}>
              {voice.text("web-bots-are", { bots: round.bots, level: voice.text(`web-level-${round.level}`) })}
              <span className="sr-only">: {title}</span>
            </button>
          )}
        </p>
        <p role="alert" className="refused">
          {fault && voice.says(fault, game.name, [])}
        </p>
      </div>
      <BotsDialog
        game={game}
        open={isAsking}
        onClose={() => setAsking(false)}
        onPlay={(chosen) => follow(() => playWithBots(game, name, chosen))}
      />
    </li>
  );
}

function playersOf({ fewest, most }: GameListed): [string, Record<string, number>] {
  return fewest === most ? ["web-players-exactly", { most }] : ["web-players", { fewest, most }];
}

/** Tables at which this browser has a seat and that are not over. */
function MyTables() {
  const text = useText();
  const tables = useTables(async () => {
    const found = await Promise.allSettled(seatedAt().slice(0, MOST_OF_MINE).map(findTable));
    return found.flatMap((one) => (one.status === "fulfilled" && isGoingOn(one.value) ? [one.value] : []));
  });
  if (tables === null || tables.length === 0) return null;
  return <TableRows title={text("web-my-tables")} way={text("web-go-back")} tables={tables} />;
}

/** A lesson that was left is no game to go back to. */
function isGoingOn({ phase, practice }: TableListed): boolean {
  return phase !== "over" && !practice;
}

function OpenTables() {
  const text = useText();
  const tables = useTables(listTables);
  return (
    <TableRows
      title={text("web-open-tables")}
      way={text("web-join")}
      tables={tables ?? []}
      empty={text("web-no-open-tables")}
    />
  );
}

function FinishedLately() {
  const text = useText();
  const tables = useTables(listHistory);
  if (tables === null || tables.length === 0) return null;
  return (
    <section className="front-section">
      <h2>{text("web-finished-lately")}</h2>
      <GameRows tables={tables.slice(0, MOST_FINISHED)} />
      <Link to="/history" className="link">
        {text("web-all-history")}
      </Link>
    </section>
  );
}

interface RowsProps {
  title: string;
  way: string;
  tables: readonly TableListed[];
  empty?: string;
}

function TableRows({ title, way, tables, empty }: RowsProps) {
  const text = useText();
  return (
    <section className="front-section">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="soft">{empty}</p>}
      <ul className="rows">
        {tables.map((table) => (
          <li key={table.id}>
            <div>
              <strong>{text(`${table.game}-title`)}</strong> <span className="soft">{table.id}</span>
              <p className="soft">
                {[table.names.join(", "), table.phase === "lobby" && text("web-free-seats", { free: table.free })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <Link to={`/t/${table.id}`} className="btn btn-sm">
              {way}
              <span className="sr-only">: {table.id}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
