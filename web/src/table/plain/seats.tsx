/** Everybody at the table: name, score, clock, and what content before them. */

import { seated, teamOf } from "../../session/players";
import type { ChairShown, Place } from "../../wire/types";
import { ClockRing } from "../../ui/clock";
import { Region } from "../../ui/region";
import { useNarrow } from "../../ui/media-query";
import { useText } from "../../ui/voice";
import type { InGame } from "../props";
import { LabelledPlace } from "./place";
import { isEmpty, labelOf, contentOf, placesAt } from "../../wire/places";
import "./seats.css";
import "../../ui/marks.css";

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

/** The seats in the order of play, from whoever comes after me to myself; an onlooker begins with the first. */
export function inOrder({ view, names }: Pick<InGame, "view" | "names">): number[] {
  const order = playOrder(view, names.length);
  const from = order.indexOf(view.seat ?? -1) + 1;
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
  const places = placesInUse(at);
  const isNarrow = useNarrow();
  return (
    <li className={isWaiting ? "seat seat-waiting" : "seat"} aria-current={isWaiting ? "true" : undefined}>
      <div className="seat-head">
        <span className="seat-name">{chair?.name}</span>
        {clock && !at.table.paused && <ClockRing clock={clock} shownAt={at.known.shownAt} />}
        <Score at={at} seat={seat} />
      </div>
      {chair && <Marks chair={chair} team={teamOf(at.game.teams, seat)} isMe={seat === at.view.seat} isWaiting={isWaiting} />}
      <SeatPlaces at={at} seat={seat} places={isNarrow ? places.filter(isLight) : places} />
      {isNarrow && <Folded at={at} seat={seat} places={places.filter((place) => !isLight(place))} />}
    </li>
  );
}

type SeatPlacesProps = { at: InGame; seat: number; places: Place[] };

function SeatPlaces({ at, seat, places }: SeatPlacesProps) {
  if (places.length === 0) return null;
  return (
    <dl className="seat-places">
      {places.map((place) => (
        <LabelledPlace key={place.name} view={at.view} seat={seat} place={place} game={at.game.name} names={at.names} small />
      ))}
    </dl>
  );
}

/** On a phone, what takes room is folded until somebody asks for it, but for what is mine, and for who only looks on. */
function Folded({ at, seat, places }: SeatPlacesProps) {
  const text = useText();
  const content = places.filter((place) => !isEmpty(contentOf(at.view, place, seat)));
  if (content.length === 0) return null;
  return (
    <details className="seat-more" open={at.view.seat === null || at.view.seat === seat}>
      <summary>{content.map((place) => text(labelOf(at.game.name, place))).join(", ")}</summary>
      <SeatPlaces at={at} seat={seat} places={content} />
    </details>
  );
}

/** Whether a place can be taken in at a glance. */
function isLight({ what }: Place): boolean {
  return what !== "cards" && what !== "groups" && what !== "melds" && what !== "sentences";
}

/** The places before the seats at which anybody has anything. */
function placesInUse({ view, game, names }: InGame): Place[] {
  return placesAt(game.places, "seats").filter((place) => names.some((_, seat) => !isEmpty(contentOf(view, place, seat))));
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

interface MarksProps {
  chair: ChairShown;
  team: number | null;
  isMe: boolean;
  isWaiting: boolean;
}

/** What else is to know of somebody, in short words. */
function Marks({ chair, team, isMe, isWaiting }: MarksProps) {
  const text = useText();
  const marks = [
    isWaiting && { words: text("web-to-play"), look: "mark-lit" },
    isMe && { words: text("web-you"), look: "" },
    team !== null && { words: text("web-team", { team }), look: "" },
    chair.level !== "" && { words: text("web-bot", { level: text(`web-level-${chair.level}`) }), look: "" },
    chair.left && { words: text("web-left"), look: "mark-warn" },
    chair.kept !== "" && { words: text("web-bot-keeps"), look: "" },
    !chair.connected && !chair.left && { words: text("web-away"), look: "mark-warn" },
  ].filter((mark) => mark !== false);
  return (
    <p className="marks">
      {marks.map(({ words, look }) => (
        <span key={words} className={`mark ${look}`}>
          {words}
        </span>
      ))}
    </p>
  );
}
