/** The rule sheet of a game, read from the server when somebody wants it; what matters now stands on top. */

import { useEffect, useState } from "react";
import { readRules } from "../../wire/http";
import { Prose } from "../../ui/prose";
import { useVoice } from "../../ui/voice";
import { sectionOf } from "./rule-sheet";
import "./rules.css";

interface RulesProps {
  game: string;
  from: number;
  /** The number of the section that speaks of what is asked now. */
  now?: number | null;
}

export function Rules({ game, from, now = null }: RulesProps) {
  const voice = useVoice();
  const [sheet, setSheet] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readRules(game, voice.language)
      .catch(() => voice.text("web-server-away"))
      .then((text) => isCurrent && setSheet(text));
    return () => {
      isCurrent = false;
    };
  }, [game, voice]);
  if (sheet === null) return <p className="sheet-empty">{voice.text("web-loading")}</p>;
  const current = now === null ? "" : sectionOf(sheet, now);
  return (
    <>
      {current !== "" && (
        <section className="rules-now" aria-label={voice.text("web-rules-now")}>
          <p className="rules-now-title">{voice.text("web-rules-now")}</p>
          <Prose markdown={current} from={from} />
        </section>
      )}
      <Prose markdown={sheet} from={from} />
    </>
  );
}
