/** What stands on the table of Rook in words. */

import { plateOf, type CanvasProps } from "../shared/props";
import type { Labels } from "./scene";
import type { RookView } from "../../wire/types";

export function labelsOf(props: CanvasProps<RookView>, since: number): Labels {
  const { voice } = props;
  return {
    plate: (seat) => plateOf(props, seat, newsOf(props, seat), since),
    said: (seat) => saidOf(props, seat),
    tickets: ticketsOf(props),
    nest: voice.text("rook-drawn-nest"),
    buried: voice.text("rook-buried"),
    aside: voice.text("rook-drawn-aside"),
    summary: summaryOf(props),
  };
}

function newsOf(props: CanvasProps<RookView>, seat: number) {
  const { view, voice } = props;
  const team = teamOf(view, seat);
  const badges = [
    view.dealer === seat ? voice.text("rook-dealer") : "",
    view.bidder === seat && view.high_bid ? String(view.high_bid) : "",
  ];
  return {
    note: voice.text("rook-drawn-tricks", { number: view.tricks_won[seat] ?? 0 }),
    brief: "",
    count: view.seat === seat ? null : (view.sizes[seat] ?? null),
    team,
    badge: badges.filter(Boolean).join(" · "),
  };
}

function saidOf({ view, voice }: CanvasProps<RookView>, seat: number): string {
  if (view.passed[seat]) return voice.text("rook-drawn-passed");
  const bid = view.bids[seat] ?? null;
  return bid ? String(bid) : "";
}

/** Trump, the bid, and the points of both teams: always in sight. */
function ticketsOf(props: CanvasProps<RookView>): Labels["tickets"] {
  const { view, voice, names } = props;
  const trump = view.trump ? voice.text("rook-trump-value", { value: view.trump }) : "–";
  const bidder = view.bidder === null ? "" : ` · ${names[view.bidder] ?? ""}`;
  const bid = view.high_bid ? `${view.high_bid}${bidder}` : "–";
  return [
    {
      key: "ticket:trump",
      title: voice.text("rook-trump"),
      value: trump,
      mark: view.trump ?? "",
      strong: view.trump !== null,
    },
    { key: "ticket:bid", title: voice.text("rook-high-bid"), value: bid, mark: "", strong: false },
    ...view.teams.map((team, i) => ({
      key: `ticket:team:${i}`,
      title: team.map((seat) => names[seat] ?? "").join(" & "),
      value: scoreOf(props, team),
      mark: `team-${i}`,
      strong: false,
    })),
  ];
}

function scoreOf({ view, voice }: CanvasProps<RookView>, team: number[]): string {
  const seat = team[0] ?? 0;
  return voice.text("rook-drawn-score", { total: view.result.scores[seat] ?? 0, now: view.captured[seat] ?? 0 });
}

/** The last round: the bid, and what each team has got. */
function summaryOf({ view, voice, names }: CanvasProps<RookView>): Labels["summary"] {
  const round = view.rounds.at(-1);
  if (!round || view.phase === "last_call") return null;
  return {
    bid: voice.text("rook-drawn-round", { player: names[round.bidder] ?? "", bid: round.bid }),
    teams: view.teams.map((team, i) => ({
      names: team.map((seat) => names[seat] ?? "").join(" & "),
      got: voice.text("rook-drawn-team", {
        tricks: round.tricks[i] ?? 0,
        nest: round.nest[i] ?? 0,
        score: round.scores[i] ?? 0,
      }),
    })),
  };
}

function teamOf(view: RookView, seat: number): number {
  return Math.max(
    0,
    view.teams.findIndex((team) => team.includes(seat)),
  );
}
