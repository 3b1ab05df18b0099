/** Somebody wants to come back to a seat on another device: the others are asked, and whoever waits sees that. */

import { waitsFor } from "../../session/players";
import { seatAt } from "../../session/storage";
import type { AtTable } from "../../table/props";
import { useText } from "../../ui/voice";
import "./game.css";
import "./asking.css";

export function Asking({ at }: { at: AtTable }) {
  const text = useText();
  const { asking, chairs, id, you } = at.table;
  const waiting = waitsFor(at.table, seatAt(id));
  if (waiting !== null) {
    return (
      <p className="notice asking" role="status">
        {text("web-asked", { name: waiting })}
      </p>
    );
  }
  if (you === null) return null;
  return asking
    .filter((chair) => chair !== you)
    .map((chair) => <Question key={chair} at={at} chair={chair} name={chairs[chair]?.name ?? ""} />);
}

function Question({ at, chair, name }: { at: AtTable; chair: number; name: string }) {
  const text = useText();
  const answer = (on: boolean) => void at.say({ type: "admit", chair, on });
  return (
    <div className="notice asking" role="alert">
      <p>{text("web-asks", { name })}</p>
      <div className="row">
        <button type="button" className="btn btn-primary" onClick={() => answer(true)}>
          {text("web-admit")}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {text("web-turn-away")}
        </button>
      </div>
    </div>
  );
}
