/** The score sheet: everybody's points by round, plotted over the game, and why they are what they are. */

import { useText, useVoice } from "../../ui/voice";
import type { InGame } from "../props";
import type { Result } from "../../wire/types";
import { Plot } from "./score-plot";
import { signed } from "../plain/seats";
import { rounds, standing, type Round } from "./score-sheet";
import "./scores.css";

/** A game and its standing, at a table here or at a real one. */
export interface Scored extends Pick<InGame, "names"> {
  game: Pick<InGame["game"], "name">;
  view: { result: Result };
}

interface ScoresProps {
  at: Scored;
  isOpen?: boolean;
  /** Whether places and totals stand beside it already. */
  isRanked?: boolean;
}

export function Scores({ at, isOpen = false, isRanked = false }: ScoresProps) {
  const text = useText();
  const played = rounds(at.view.result);
  if (played.length === 0) return <p className="sheet-empty">{text("web-scores-empty")}</p>;
  const isTold = isRanked && played.length === 1;
  return (
    <div className="sheet-scroll" tabIndex={0} role="group" aria-label={text("web-scores")}>
      {!isTold && <Summary at={at} played={played} />}
      {played.length > 1 && <Plot names={at.names} played={played} />}
      <details className="reasons" open={isOpen || isTold}>
        <summary>{text("web-score-reasons")}</summary>
        <Reasons at={at} played={played} />
      </details>
    </div>
  );
}

interface SheetProps {
  at: Scored;
  played: readonly Round[];
}

/** A row for each player, in the end the best first; a column for each round. */
function Summary({ at, played }: SheetProps) {
  const text = useText();
  return (
    <div className="scores-wide" tabIndex={0} role="group" aria-label={text("web-total")}>
      <table className="scores scores-short">
        <thead>
          <tr>
            <td />
            {played.length > 1 &&
              played.map(({ number }) => (
                <th key={number} scope="col">
                  <span aria-hidden="true">{number}</span>
                  <span className="sr-only">{text("web-round", { round: number })}</span>
                </th>
              ))}
            <th scope="col">{text("web-total")}</th>
          </tr>
        </thead>
        <tbody>
          {standing(at.view.result).map(({ seat, score }) => (
            <tr key={seat}>
              <th scope="row">
                <i className="scores-colour" data-seat={seat % COLOURS} aria-hidden="true" /> {at.names[seat]}
              </th>
              {played.length > 1 && played.map((round) => <td key={round.number}>{signed(round.seats[seat]?.points ?? 0)}</td>)}
              <td className="scores-total">{score === null ? "?" : signed(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** So many players can be told apart by colour. */
const COLOURS = 8;

/** What each round brought everybody, part by part. */
function Reasons({ at, played }: SheetProps) {
  const voice = useVoice();
  return (
    <div className="scores-wide" tabIndex={0} role="group" aria-label={voice.text("web-score-reasons")}>
      <table className="scores">
        <thead>
          <tr>
            {played.length > 1 && <td />}
            {at.names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((round) => (
            <RoundRow key={round.number} at={at} round={round} isOnly={played.length === 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RoundRow({ at, round, isOnly }: { at: Scored; round: Round; isOnly: boolean }) {
  const voice = useVoice();
  return (
    <tr>
      {!isOnly && <th scope="row">{voice.text("web-round", { round: round.number })}</th>}
      {round.seats.map(({ parts, points }, seat) => (
        <td key={seat}>
          <ul className="parts">
            {parts.map((part, line) => (
              <li key={line}>
                <span>{voice.says(part.label, at.game.name, at.names)}</span> <span>{signed(part.points)}</span>
              </li>
            ))}
          </ul>
          {!isOnly && <strong>{signed(points)}</strong>}
        </td>
      ))}
    </tr>
  );
}
