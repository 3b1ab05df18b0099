/** The score sheet: for each round what everybody scored and why, and the totals. */

import { useText, useVoice } from "../ui/words";
import type { InGame } from "./at";
import { signed } from "./seats";
import { rounds, type Round } from "./sheet";

export function Scores({ at }: { at: InGame }) {
  const text = useText();
  const played = rounds(at.view.result);
  if (played.length === 0) return <p className="sheet-empty">{text("web-scores-empty")}</p>;
  return (
    <div className="sheet-scroll" tabIndex={0} role="group" aria-label={text("web-scores")}>
      <table className="scores">
        <thead>
          <tr>
            <td />
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
        <tfoot>
          <tr>
            <th scope="row">{text("web-total")}</th>
            {at.view.result.scores.map((score, seat) => (
              <td key={seat}>{score === null ? "?" : signed(score)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function RoundRow({ at, round, isOnly }: { at: InGame; round: Round; isOnly: boolean }) {
  const voice = useVoice();
  return (
    <tr>
      {isOnly ? <td /> : <th scope="row">{voice.text("web-round", { round: round.number })}</th>}
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
