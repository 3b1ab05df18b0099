/** The numbered log of what has happened, and its export. */

import { memo, useEffect, useRef } from "react";
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
            <Line key={line.number} line={line} game={at.game.name} names={at.names.join("\n")} />
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

/** A line is said once: a long game has hundreds of them. */
const Line = memo(function Line({ line, game, names }: { line: LogLine; game: string; names: string }) {
  const voice = useVoice();
  return (
    <li value={line.number}>
      <span className="log-number" aria-hidden="true">
        {line.number}
      </span>
      <span>{voice.says(line.sentence, game, names.split("\n"))}</span>
      {line.turn > 0 && <span className="log-turn">{voice.text("web-turn-number", { turn: line.turn })}</span>}
    </li>
  );
});

/** A box that stays at its end while things are added, or letters grow with the window; it is measured with the frame
 * that lays it out anyway. */
export function useFollowing(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const isRead = useRef(false);
  useEffect(() => {
    const following = requestAnimationFrame(() => toTheEnd(box.current));
    return () => cancelAnimationFrame(following);
  }, [length]);
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const read = () => (isRead.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight > NEAR_THE_END);
    const watch = new ResizeObserver(() => isRead.current || toTheEnd(shown));
    watch.observe(shown);
    shown.addEventListener("scroll", read);
    return () => {
      watch.disconnect();
      shown.removeEventListener("scroll", read);
    };
  }, []);
  return box;
}

/** Whoever has scrolled further up than this reads there. */
const NEAR_THE_END = 80;

function toTheEnd(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight;
}
