/** The drawn table with its plain twin; the twin is always there for those who listen. */

import { Component, Suspense, useId, type ReactNode } from "react";
import { canvasFor } from "../../games";
import { TABLES, useSettings } from "../../session/settings";
import type { InGame } from "../../table/props";
import { useHelp } from "../../table/coach";
import { PlainTable } from "../../table/plain/plain-table";
import { useMedia } from "../../ui/media-query";
import { useText, useVoice } from "../../ui/voice";
import "./table-area.css";

export function TableSpace({ at }: { at: InGame }) {
  const { table } = useSettings();
  if (table === "plain") return <PlainTable at={at} />;
  return (
    <FallbackBoundary otherwise={<PlainTable at={at} />}>
      <div className="drawn">
        <DrawnTable at={at} />
      </div>
      <div className="twin">
        <PlainTable at={at} />
      </div>
    </FallbackBoundary>
  );
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

function DrawnTable({ at }: { at: InGame }) {
  const voice = useVoice();
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const { speed } = useSettings();
  const help = useHelp(at);
  const Drawn = canvasFor(at.game.name);
  return (
    <Suspense fallback={<p className="soft">{voice.text("web-loading")}</p>}>
      <Drawn
        table={at.table}
        view={at.view}
        names={[...at.names]}
        places={at.game.places}
        voice={voice}
        send={(move) => void at.play(move)}
        ask={at.ask}
        reducedMotion={calm || speed === "none"}
        help={help}
      />
    </Suspense>
  );
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
