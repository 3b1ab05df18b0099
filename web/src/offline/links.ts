/** Links to what a server would send, records and logs: without one the house on this device writes the file. */

import type { House } from "../wire/house";

const API = "/api/";

export function answerLinks(device: House): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[href^="${API}"]`) : null;
    if (link === null) return;
    event.preventDefault();
    void save(device, link.getAttribute("href") ?? "");
  });
}

async function save(device: House, path: string): Promise<void> {
  const answer = await device.ask(path);
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await answer.blob());
  file.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "";
  file.click();
  URL.revokeObjectURL(file.href);
}
