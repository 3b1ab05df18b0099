/** The numbered log of what has happened, and its export. */

import { useLayoutEffect, useRef } from "react";
import { logAddress } from "../../wire/http";
import type { LogLine } from "../../wire/types";
import { fileToken } from "../../session/storage";
import { FileLink } from "../../ui/file-link";
import { useVoice } from "../../ui/voice";
import type { AtTable } from "../props";
import "./log.css";

export function Log({ at }: { at: AtTable }) {
  const voice = useVoice();
  const end = useFollowing(at.known.lines.length);
  return (
    <div className="sheet">
      <div className="sheet-scroll" ref={end} role="log" aria-label={voice.text("web-log")} tabIndex={0}>
        {at.known.lines.length === 0 && <p className="sheet-empty">{voice.text("web-log-empty")}</p>}
        <ol className="log">
          {at.known.lines.map((line) => (
            <Line key={line.number} line={line} at={at} />
          ))}
        </ol>
      </div>
      <p className="sheet-foot">
        <span>{voice.text("web-log-export")}</span>
        {(["txt", "csv", "json"] as const).map((form) => (
          <FileLink
            key={form}
            path={logAddress(at.table.id, form, voice.language)}
            name={`${at.table.id}.${form}`}
            token={fileToken(at.table)}
          >
            {form.toUpperCase()}
          </FileLink>
        ))}
      </p>
    </div>
  );
}

function Line({ line, at }: { line: LogLine; at: AtTable }) {
  const voice = useVoice();
  return (
    <li value={line.number}>
      <span className="log-number" aria-hidden="true">
        {line.number}
      </span>
      <span>{voice.says(line.sentence, at.game.name, at.names)}</span>
      {line.turn > 0 && <span className="log-turn">{voice.text("web-turn-number", { turn: line.turn })}</span>}
    </li>
  );
}

/** A box that stays at its end while things are added. */
export function useFollowing(length: number) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  return box;
}
