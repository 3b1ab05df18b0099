/** Everybody at the table: name, score, clock, and what lies before them. */

import { seated } from "../session/people";
import type { ChairShown } from "../wire/types";
import { ClockRing } from "../ui/clock";
import { Region } from "../ui/region";
import { useText } from "../ui/words";
import type { InGame } from "./at";
import { LabelledPlace } from "./lies";
import { placesAt } from "./places";

export function Seats({ at }: { at: InGame }) {
  const text = useText();
  const order = inOrder(at);
  return (
    <Region label={text("web-players-title")} className="seats-strip" tabIndex={0}>
      <ul className="seats">
        {order.map((seat) => (
          <Seat key={seat} at={at} seat={seat} />
        ))}
      </ul>
    </Region>
  );
}

/** The seats in the order of play, my own first; an onlooker sees them as they are numbered. */
export function inOrder({ view, names }: Pick<InGame, "view" | "names">): number[] {
  const order = playOrder(view, names.length);
  const from = Math.max(0, order.indexOf(view.seat ?? -1));
  return [...order.slice(from), ...order.slice(0, from)];
}

function playOrder(view: object, players: number): number[] {
  const told = "order" in view && Array.isArray(view.order) ? (view.order as number[]) : [];
  return told.length === players ? told : Array.from({ length: players }, (_, seat) => seat);
}

function Seat({ at, seat }: { at: InGame; seat: number }) {
  const chair = seated(at.table)[seat];
  const isWaiting = at.table.phase === "playing" && at.view.waiting.includes(seat);
  const clock = at.table.clocks.find((one) => one.seat === seat);
  const places = placesAt(at.game.places, "seats");
  return (
    <li className={isWaiting ? "seat seat-waiting" : "seat"} aria-current={isWaiting ? "true" : undefined}>
      <div className="seat-head">
        <span className="seat-name">{chair?.name}</span>
        {clock && !at.table.paused && <ClockRing clock={clock} shownAt={at.known.shownAt} />}
        <Score at={at} seat={seat} />
      </div>
      {chair && <Marks chair={chair} isMe={seat === at.view.seat} isWaiting={isWaiting} />}
      <dl className="seat-places">
        {places.map((place) => (
          <LabelledPlace key={place.name} view={at.view} seat={seat} place={place} game={at.game.name} names={at.names} small />
        ))}
      </dl>
    </li>
  );
}

function Score({ at, seat }: { at: InGame; seat: number }) {
  const text = useText();
  const score = at.view.result.scores[seat];
  if (score === undefined || score === null) return null;
  return (
    <span className="seat-score">
      <span className="sr-only">{text("web-score")} </span>
      {signed(score)}
    </span>
  );
}

/** A score as people write it, with a real minus sign. */
export function signed(points: number): string {
  return String(points).replace("-", "−");
}

/** What else is to know of somebody, in short words. */
function Marks({ chair, isMe, isWaiting }: { chair: ChairShown; isMe: boolean; isWaiting: boolean }) {
  const text = useText();
  const marks = [
    isWaiting && { code: "web-to-play", look: "mark-lit" },
    isMe && { code: "web-you", look: "" },
    chair.level !== "" && { code: "web-bot", look: "", level: chair.level },
    chair.left && { code: "web-left", look: "mark-warn" },
    chair.kept !== "" && { code: "web-bot-keeps", look: "" },
    !chair.connected && !chair.left && { code: "web-away", look: "mark-warn" },
  ].filter((mark) => mark !== false);
  return (
    <p className="marks">
      {marks.map((mark) => (
        <span key={mark.code} className={`mark ${mark.look}`}>
          {text(mark.code, "level" in mark ? { level: text(`web-level-${mark.level}`) } : {})}
        </span>
      ))}
    </p>
  );
}
