/** How it ended: places, scores, and where to go from here. */

import { useEffect, useRef } from "react";
import { Link } from "../../ui/router";
import { useNarrow } from "../../ui/media-query";
import { useText, useVoice } from "../../ui/voice";
import { teamOf } from "../../session/players";
import { commitment } from "../../session/proof";
import { fileToken } from "../../session/storage";
import { FileLink } from "../../ui/file-link";
import { recordAddress } from "../../wire/http";
import type { InGame } from "../props";
import { Scores } from "../panel/scores";
import { signed } from "../plain/seats";
import { byPlace } from "../panel/score-sheet";
import "./results.css";
import "./proof.css";

interface ResultsProps {
  at: InGame;
  onRematch(): void;
  onNewGame(): void;
}

export function Results({ at, onRematch, onNewGame }: ResultsProps) {
  const text = useText();
  const ranked = byPlace(at.view.result);
  const title = useFirstWord();
  return (
    <section className="results" aria-labelledby="results-title">
      <p className="results-over">{text(at.table.abandoned ? "web-over-abandoned" : "web-over")}</p>
      <h2 id="results-title" ref={title} className="results-title" tabIndex={-1}>
        {at.table.abandoned ? at.names.join(", ") : <Winner at={at} />}
      </h2>
      <ol className="places">
        {ranked.map(({ seat, place, score }) => (
          <li key={seat} data-place={place}>
            <span className="places-number" aria-label={text("web-place", { place })}>
              {place}
            </span>
            <span className="places-name">{at.names[seat]}</span>
            <span className="places-score">{score === null ? "" : text("web-points", { points: signed(score) })}</span>
          </li>
        ))}
      </ol>
      <div className="results-ways">
        {at.table.you !== null && (
          <button type="button" className="btn btn-primary" onClick={onRematch}>
            {text(at.table.rematch === null ? "web-rematch" : "web-go-to-rematch")}
          </button>
        )}
        <button type="button" className="btn" onClick={onNewGame}>
          {text("web-new-game")}
        </button>
        <Link to={`/t/${at.table.id}/replay`} className="btn">
          {text("web-replay")}
        </Link>
        <Link to="/" className="btn btn-ghost">
          {text("web-main-menu")}
        </Link>
      </div>
      <h3 className="results-breakdown">{text("web-breakdown")}</h3>
      <Scores at={at} isOpen={!useNarrow()} isRanked />
      <Proof at={at} />
    </section>
  );
}

/** Whoever had the keyboard on a move that is gone now finds it on the result. */
function useFirstWord() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
}

export function Winner({ at }: { at: InGame }) {
  const { language } = useVoice();
  const text = useText();
  const together = (names: string[]) => new Intl.ListFormat(language).format(names);
  const winners = byPlace(at.view.result).filter(({ place }) => place === 1);
  const names = winners.map(({ seat }) => at.names[seat] ?? "");
  if (winners.length === 1 && winners[0]?.seat === at.view.seat) return <>{text("web-you-win")}</>;
  if (winners.length === 1) return <>{text("web-winner", { name: names[0] ?? "" })}</>;
  const teams = new Set(winners.map(({ seat }) => teamOf(at.game.teams, seat)));
  if (teams.size === 1 && !teams.has(null)) return <>{text("web-team-wins", { names: together(names) })}</>;
  return <>{text("web-winners", { names: together(names) })}</>;
}

/** What was promised before the deal, and what proves it now. */
function Proof({ at }: { at: InGame }) {
  const text = useText();
  const { id, seed, commitment: told } = at.table;
  if (told === "") return null;
  const isKept = seed === null || commitment(id, seed) === told;
  return (
    <details className="proof">
      <summary className={seed !== null && isKept ? "proof-good" : ""}>{text(seed !== null && isKept ? "web-deal-proven" : "web-deal-proof")}</summary>
      <dl>
        <dt>{text("web-deal-commitment")}</dt>
        <dd>{at.table.commitment}</dd>
        {at.table.seed !== null && (
          <>
            <dt>{text("web-deal-seed")}</dt>
            <dd>{at.table.seed}</dd>
          </>
        )}
      </dl>
      <p className={isKept ? "proof-good" : "refused"}>
        {at.table.seed === null ? text("web-deal-kept") : text(isKept ? "web-deal-holds" : "web-deal-broken")}
      </p>
      <Link to={`/t/${id}/verify`} className="link">
        {text("web-verify")}
      </Link>{" "}
      <FileLink path={recordAddress(id)} name={`${id}.json`} token={fileToken(at.table)}>
        {text("web-deal-record")}
      </FileLink>
    </details>
  );
}
