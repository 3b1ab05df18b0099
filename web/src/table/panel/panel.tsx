/** Beside the table: log, chat, scores and rules. On a phone a sheet that comes up from below. */

import { useState } from "react";
import { useNarrow } from "../../ui/media-query";
import { Tabs } from "../../ui/tabs";
import { useText } from "../../ui/voice";
import type { AtTable, InGame } from "../props";
import { Chat } from "./chat";
import { Log } from "./log";
import { Rules } from "./rules";
import { Scores } from "./scores";
import "./panel.css";

interface PanelProps {
  at: AtTable;
  inGame: InGame | null;
  /** Whether it is a sheet where there is little room. */
  isSheet?: boolean;
}

export function Panel({ at, inGame, isSheet = false }: PanelProps) {
  const text = useText();
  const news = useNews(at.known.words.length);
  const isNarrow = useNarrow();
  const [isUp, setUp] = useState(false);
  const folds = isSheet && isNarrow;
  const rules = (
    <div className="sheet-scroll" tabIndex={0} role="group" aria-label={text("web-rules")}>
      <Rules game={at.game.name} from={2} now={inGame && (at.game.explains[inGame.view.prompt.code] ?? null)} />
    </div>
  );
  const sheets = [
    { name: "log", label: text("web-log"), content: <Log at={at} /> },
    { name: "chat", label: text("web-chat"), content: <Chat at={at} />, news: news.unread },
    ...(inGame ? [{ name: "scores", label: text("web-scores"), content: <Scores at={inGame} /> }] : []),
    { name: "rules", label: text("web-rules"), content: rules },
  ];
  return (
    <aside className={folds ? `panel panel-sheet ${isUp ? "panel-up" : ""}` : "panel"} aria-label={text("web-panel")}>
      <Tabs
        label={text("web-panel")}
        sheets={sheets}
        isFolded={folds && !isUp}
        onTurn={(name, isSame) => {
          news.turnTo(name);
          setUp(!isUp || !isSame);
        }}
      />
      {folds && isUp && (
        <button type="button" className="btn btn-sm panel-down" onClick={() => setUp(false)}>
          {text("web-close")}
        </button>
      )}
    </aside>
  );
}

/** How many words were said since the chat was last open. */
function useNews(said: number) {
  const [open, setOpen] = useState("log");
  const [read, setRead] = useState(said);
  const turnTo = (name: string) => {
    setOpen(name);
    setRead(said);
  };
  return { unread: open === "chat" ? 0 : said - read, turnTo };
}
