/** Builds the client: the voice and the games first, then the house. */

import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { App } from "./app";
import { settle } from "./offline/residence";
import { useSettings } from "./session/settings";
import { keepInstallQuestion } from "./ui/install";
import { applyTheme } from "./ui/theme";
import { house } from "./wire/house";
import { listGames, readRules, type GameListed } from "./wire/http";
import { voiceOf } from "./words/languages";
import type { Language } from "./words/voice";

async function build(root: HTMLElement): Promise<void> {
  const settings = useSettings.getState();
  applyTheme(settings);
  const [voice, listed] = await Promise.all([voiceOf(settings.language), listGames().catch(() => null), settle()]);
  const games = listed ?? (await listGames().catch(() => []));
  packRules(games, settings.language);
  startTransition(() => createRoot(root).render(<App voice={voice} games={games} />));
}

/** The shell of the house stays in the browser, so that there is a page when off line, and it can be installed. */
function settleIn(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js");
}

/** Whoever comes back has the rules of all games with them, also off line. */
function packRules(games: readonly GameListed[], language: Language): void {
  if (!navigator.serviceWorker?.controller || !house().isShared) return;
  const pack = () => {
    if (!navigator.onLine) return;
    void import("./pages/rules-page");
    for (const { name } of games) void readRules(name, language).catch(() => undefined);
  };
  setTimeout(pack, QUIET_MS);
}

const QUIET_MS = 4000;

/** A page of a house that was built anew meanwhile is loaded anew, once. */
function keepUp(): void {
  const RELOADED = "cardtable.reloaded";
  addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(RELOADED) === location.href) return;
    sessionStorage.setItem(RELOADED, location.href);
    event.preventDefault();
    location.reload();
  });
}

settleIn();
keepUp();
keepInstallQuestion();
const root = document.getElementById("house");
if (root) void build(root);
