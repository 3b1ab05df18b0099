/** Builds the client: the voice and the games first, then the house. */

import { createRoot } from "react-dom/client";
import "./house.css";
import { House } from "./pages/house";
import { useSettings } from "./session/settings";
import { light } from "./ui/light";
import { listGames } from "./wire/http";
import { voiceOf } from "./words/languages";

async function build(root: HTMLElement): Promise<void> {
  const settings = useSettings.getState();
  light(settings);
  const [voice, games] = await Promise.all([voiceOf(settings.language), listGames().catch(() => [])]);
  createRoot(root).render(<House voice={voice} games={games} />);
}

/** The shell of the house stays in the browser, so that there is a page when off line, and it can be installed. */
function settleIn(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js");
}

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
const root = document.getElementById("house");
if (root) void build(root);
