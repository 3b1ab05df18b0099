/** Beside the table: log, chat, scores and rules. */

import { useState } from "react";
import { Tabs } from "../ui/tabs";
import { useText } from "../ui/words";
import type { AtTable, InGame } from "./at";
import { Chat } from "./chat";
import { Log } from "./log";
import { Rules } from "./rules";
import { Scores } from "./scores";

export function Panel({ at, inGame }: { at: AtTable; inGame: InGame | null }) {
  const text = useText();
  const news = useNews(at.known.words.length);
  const rules = (
    <div className="sheet-scroll" tabIndex={0} role="group" aria-label={text("web-rules")}>
      <Rules game={at.game.name} from={2} />
    </div>
  );
  const sheets = [
    { name: "log", label: text("web-log"), content: <Log at={at} /> },
    { name: "chat", label: text("web-chat"), content: <Chat at={at} />, news: news.unread },
    ...(inGame ? [{ name: "scores", label: text("web-scores"), content: <Scores at={inGame} /> }] : []),
    { name: "rules", label: text("web-rules"), content: rules },
  ];
  return (
    <aside className="panel" aria-label={text("web-panel")}>
      <Tabs label={text("web-panel")} sheets={sheets} onTurn={news.turnTo} />
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
