/** A notice from the device to somebody who looks elsewhere. Nothing is sent through anybody else's servers. */

const SAME = "cardtable-turn";

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Whether the owner of the device allows it; asks, if that was never asked. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Say it, unless the page is in sight; a click on it leads here. */
export function notify(title: string, body: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag: SAME, icon: "/icon.svg" });
    notice.onclick = () => window.focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag: SAME }));
  }
}
