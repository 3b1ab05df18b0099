/** Where requests and lines go: to the server this page came from, or to a house on this device. */

import type { Wire } from "./socket";

export interface House {
  /** Whether others can come to its tables. */
  readonly isShared: boolean;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The line to a table. */
  dial(id: string): Wire;
}

const SERVER: House = {
  isShared: true,
  ask: (path, init) => fetch(path, init),
  dial: (id) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`);
  },
};

let current: House = SERVER;

export function house(): House {
  return current;
}

/** From now on everything goes to another house. */
export function moveInto(other: House): void {
  current = other;
}
