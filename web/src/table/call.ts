/** How somebody is called when the game begins to wait for them: a sound, a shake, a notice, the tab and the app's icon. */

import { useEffect, useRef } from "react";
import { isMyTurn } from "../session/players";
import { useSettings } from "../session/settings";
import { notify } from "../ui/notification";
import { chime } from "../ui/sound";
import { useVoice } from "../ui/voice";
import type { AtTable } from "./props";

const SHAKE_MS = 60;

export function useCall(at: AtTable): void {
  const voice = useVoice();
  const settings = useSettings();
  const isMine = isMyTurn(at.table);
  const before = useRef(false);
  useIcon(isMine);
  useEffect(() => {
    const isNew = isMine && !before.current;
    before.current = isMine;
    if (!isNew || !at.table.view) return;
    chime(at.table.view.legal.some(({ move }) => move === "buy") ? "buy" : "turn");
    if (settings.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE_MS);
    if (!settings.notify) return;
    const title = voice.text("web-your-turn-title", { title: voice.text(`${at.game.name}-title`) });
    notify(title, voice.says(at.table.view.prompt, at.game.name, at.names));
  }, [isMine, settings.buzz, settings.notify]);
}

/** The icons of tab and app bear a light while the game waits. */
function useIcon(isMine: boolean): void {
  useEffect(() => {
    if (!isMine) return;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    icon?.setAttribute("href", "/icon-turn.svg");
    void navigator.setAppBadge?.(1).catch(() => null);
    return () => {
      icon?.setAttribute("href", "/icon.svg");
      void navigator.clearAppBadge?.().catch(() => null);
    };
  }, [isMine]);
}
