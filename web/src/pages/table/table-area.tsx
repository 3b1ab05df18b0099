/** The drawn table with its plain twin; the twin is always there for those who listen. */

import { Component, Suspense, useDeferredValue, useId, useState, type ReactNode } from "react";
import { canvasFor, type Device } from "../../games";
import { TABLES, useSettings } from "../../session/settings";
import { INITIAL_STATE } from "../../session/table-state";
import type { InGame } from "../../table/props";
import { useHelp } from "../../table/coach";
import { PlainTable } from "../../table/plain/plain-table";
import { useMedia } from "../../ui/media-query";
import { useText, useVoice } from "../../ui/voice";
import "./table-area.css";

interface TableSpaceProps {
  at: InGame;
  /** What lies over the middle of the drawn table for a while. */
  onTable?: ReactNode;
  device?: Device;
}

export function TableSpace({ at, onTable = null, device = "table" }: TableSpaceProps) {
  const { table } = useSettings();
  if (table === "plain") return <PlainTable at={at} />;
  return (
    <FallbackBoundary otherwise={<PlainTable at={at} />}>
      <div className="drawn">
        <DrawnTable at={at} onTable={onTable} device={device} />
      </div>
      <Twin at={at} />
    </FallbackBoundary>
  );
}

/** The plain table for those who listen follows when the drawn one has been shown. */
function Twin({ at }: { at: InGame }) {
  const later = useDeferredValue<InGame | null>(at, null);
  return <div className="twin">{later && <PlainTable at={later} />}</div>;
}

const SHOWN = { drawn: "web-drawn-table", plain: "web-plain-table" } as const;

/** Which of the two is in sight. */
export function TableSwitch() {
  const text = useText();
  const { table, choose } = useSettings();
  const name = useId();
  return (
    <fieldset className="table-switch">
      <legend className="sr-only">{text("web-which-table")}</legend>
      {TABLES.map((kind) => (
        <label key={kind} className="pill">
          <input type="radio" name={name} checked={kind === table} onChange={() => choose({ table: kind })} />
          <span>{text(SHOWN[kind])}</span>
        </label>
      ))}
    </fieldset>
  );
}

function DrawnTable({ at, onTable, device }: Required<TableSpaceProps>) {
  const voice = useVoice();
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const { speed } = useSettings();
  const help = useHelp(at);
  const { away, send } = useSending(at);
  const Drawn = canvasFor(at.game.name);
  return (
    <Suspense fallback={<p className="soft">{voice.text("web-loading")}</p>}>
      <Drawn
        table={at.table}
        view={at.view}
        names={[...at.names]}
        places={at.game.places}
        voice={voice}
        send={send}
        away={away}
        ask={at.ask}
        reducedMotion={calm || speed === "none"}
        device={device}
        onTable={onTable}
        help={help}
      />
    </Suspense>
  );
}

/** Moves on their way; while the line is gone the table says so, and that a move made now is kept. */
function useSending(at: InGame): { away: string | null; send(move: string): void } {
  const text = useText();
  const [isKept, setKept] = useState(false);
  const isAway = at.known.link !== "open" && at.known !== INITIAL_STATE;
  const send = (move: string) => {
    setKept(isAway);
    void at.play(move).then(() => setKept(false));
  };
  return { away: isAway ? text(isKept ? "web-link-kept" : "web-link-lost") : null, send };
}

interface FallbackProps {
  otherwise: ReactNode;
  children: ReactNode;
}

/** A drawing that fails is replaced by the plain table; the game goes on. */
class FallbackBoundary extends Component<FallbackProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}
