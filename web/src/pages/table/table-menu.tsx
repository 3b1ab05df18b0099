/** What else can be done at a table: pause, let a bot play, leave, give up. */

import { useState, type ReactNode } from "react";
import { isHost, mySeat } from "../../session/players";
import type { AtTable } from "../../table/props";
import { Dialog } from "../../ui/dialog";
import { Link } from "../../ui/router";
import { useText } from "../../ui/voice";
import { Report } from "./report";
import { TableSwitch } from "./table-area";
import "./table-menu.css";

export function TableMenu({ at, children }: { at: AtTable; children?: ReactNode }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => setOpen(true)}>
        {text("web-more")}
      </button>
      <Dialog title={text("web-more")} open={isOpen} onClose={() => setOpen(false)}>
        <div className="ways">
          <TableSwitch />
          {children}
          <ScreenWay at={at} />
          {mySeat(at.table) !== null && at.table.phase === "playing" && (
            <MenuItems at={at} onDone={() => setOpen(false)} />
          )}
          {at.table.phase !== "lobby" && <Report table={at.table} />}
        </div>
      </Dialog>
    </>
  );
}

/** The table on a screen for the whole room; where nobody may look on, its host lets that be. */
function ScreenWay({ at }: { at: AtTable }) {
  const text = useText();
  if (at.table.settings.onlookers === "yes") {
    return (
      <Link to={`/t/${at.table.id}/screen`} className="btn">
        {text("web-screen-open")}
      </Link>
    );
  }
  if (!isHost(at.table)) return null;
  return (
    <button type="button" className="btn" onClick={() => void at.say({ type: "arrange", settings: { onlookers: "yes" } })}>
      {text("web-screen-allow")}
    </button>
  );
}

function MenuItems({ at, onDone }: { at: AtTable; onDone(): void }) {
  const text = useText();
  const { paused, chairs } = at.table;
  const away = chairs.flatMap((chair, number) =>
    chair && chair.level === "" && chair.kept === "" && (!chair.connected || chair.left) ? [{ chair, number }] : [],
  );
  const then = (done: Promise<unknown>) => void done.then(onDone);
  return (
    <>
      <button type="button" className="btn" onClick={() => then(at.say({ type: "pause", on: !paused }))}>
        {text(paused ? "web-resume" : "web-pause")}
      </button>
      {away.map(({ chair, number }) => (
        <button
          key={number}
          type="button"
          className="btn"
          onClick={() => then(at.say({ type: "seatbot", level: "medium", chair: number }))}
        >
          {text("web-let-bot-play-for", { name: chair.name })}
        </button>
      ))}
      <Sure words="web-leave" question="web-leave-sure" onSure={() => then(at.say({ type: "leave" }))} />
      {isHost(at.table) && (
        <Sure words="web-abandon" question="web-abandon-sure" onSure={() => then(at.say({ type: "abandon" }))} />
      )}
    </>
  );
}

/** Something that can't be taken back is asked twice. */
function Sure({ words, question, onSure }: { words: string; question: string; onSure(): void }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" className="btn" onClick={() => setAsked(true)}>
        {text(words)}
      </button>
    );
  }
  return (
    <div role="group" aria-label={text(question)} className="sure">
      <p>{text(question)}</p>
      <button type="button" className="btn btn-error" onClick={onSure}>
        {text(words)}
      </button>
      <button type="button" className="btn" onClick={() => setAsked(false)}>
        {text("web-cancel")}
      </button>
    </div>
  );
}
