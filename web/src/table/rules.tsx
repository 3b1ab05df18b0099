/** The rule sheet of a game, read from the server when somebody wants it. */

import { useEffect, useState } from "react";
import { readRules } from "../wire/http";
import { Prose } from "../ui/prose";
import { useVoice } from "../ui/words";

export function Rules({ game, from }: { game: string; from: number }) {
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
  return <Prose markdown={sheet} from={from} />;
}
