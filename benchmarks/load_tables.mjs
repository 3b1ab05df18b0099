// Tables at the two servers that benchmarks/load.py compares. Each tells when the last seat has seen a move.
import { open, post } from "./load_socket.mjs";

/** A table of Cardtable: four people, one socket each. */
export class OurTable {
  constructor(port, game, players, seen) {
    this.ports = port.split(",");
    Object.assign(this, { port: this.ports[0], game, players, seen, seats: [], version: 0, arrived: 0, moves: 0 });
  }

  async sitDown() {
    const settings = { turn_time_s: 0, absent: "wait", pace_ms: 0 };
    const first = await post(this.port, "/api/tables", { game: this.game, name: "P0", settings });
    this.tokens = [first.token];
    this.id = first.table;
    for (let n = 1; n < this.players; n++) {
      this.tokens.push((await post(this.port, `/api/tables/${this.id}/seats`, { name: `P${n}` })).token);
    }
  }

  async connect() {
    for (const token of this.tokens) {
      const seat = { view: {}, question: null, phase: "lobby", version: 0 };
      this.seats.push(seat);
      const shown = new Promise((resolve) => (seat.shown = resolve));
      const port = this.ports[this.seats.length % this.ports.length];
      seat.say = await open(port, `/ws/${this.id}`, (text, bytes) => this.hear(seat, text, bytes));
      seat.say(JSON.stringify({ type: "hello", token }));
      await shown;
    }
  }

  async start() {
    const begun = new Promise((resolve) => (this.begun = resolve));
    this.seats[0].say('{"type":"start","id":"start"}');
    await begun;
  }

  hear(seat, text, bytes) {
    const message = JSON.parse(text);
    if (message.type === "done") return;
    if (message.type !== "table" && message.type !== "changes") throw new Error(text);
    const table = message.type === "table" ? message : message.table ?? {};
    for (const place in message.view) put(seat.view, place.split("."), message.view[place]);
    if ("question" in table) seat.question = table.question;
    if ("phase" in table) seat.phase = table.phase;
    seat.version = table.version ?? seat.version + 1;
    seat.shown();
    if (this.moves) this.seen.update(bytes);
    if (this.begun && this.seats.every((other) => other.phase === "playing")) this.begun(this.begun = null);
    if (this.moves && seat.version >= this.version && ++this.arrived === this.players) this.seen.all(this);
  }

  get isOver() {
    return this.seats[0].phase === "over";
  }

  /** Somebody who is waited for makes a random legal move. */
  move() {
    const waiting = this.seats[0].view.waiting;
    const seat = this.seats[waiting[Math.floor(Math.random() * waiting.length)]];
    const legal = seat.view.legal;
    const move = legal[Math.floor(Math.random() * legal.length)].move;
    this.version = seat.version + 1;
    this.arrived = 0;
    seat.say(JSON.stringify({ type: "do", move, answers: seat.question, id: `m${++this.moves}` }));
  }
}

/** A match of boardgame.io: the same people, the same moves, its own protocol. */
export class PeersMatch {
  constructor(port, game, players, seen) {
    Object.assign(this, { port, players, seen, seats: [], state: null, wanted: -1, arrived: 0, moves: 0, synced: 0 });
  }

  async sitDown() {
    this.id = (await post(this.port, "/games/geschenkt/create", { numPlayers: this.players })).matchID;
    this.secrets = [];
    for (let n = 0; n < this.players; n++) {
      const joined = await post(this.port, `/games/geschenkt/${this.id}/join`, { playerID: `${n}`, playerName: `P${n}` });
      this.secrets.push(joined.playerCredentials);
    }
  }

  async connect() {
    const synced = new Promise((resolve) => (this.begun = resolve));
    for (let n = 0; n < this.players; n++) {
      const path = "/socket.io/?EIO=4&transport=websocket";
      this.seats.push(await open(this.port, path, (text, bytes, say) => this.hear(n, text, bytes, say)));
    }
    await synced;
  }

  async start() {}

  hear(seat, text, bytes, say) {
    if (text === "2") return say("3");
    if (text[0] === "0") return say("40/geschenkt,");
    if (text.startsWith("40")) return say(event(["sync", this.id, `${seat}`, this.secrets[seat], this.players]));
    const [kind, , given] = JSON.parse(text.slice(text.indexOf("[")));
    if (kind === "matchData") return;
    const state = kind === "sync" ? given.state : given;
    if (state.G.deck) throw new Error("the deck was sent");
    this.state = state;
    if (kind === "sync") return ++this.synced === this.players && this.begun();
    this.seen.update(bytes);
    if (state._stateID === this.wanted && ++this.arrived === this.players) this.seen.all(this);
  }

  get isOver() {
    return this.state.ctx.gameover !== undefined;
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    const playerID = ctx.currentPlayer;
    const type = G.chips[playerID] > 0 && Math.random() < 0.5 ? "pay" : "take";
    this.wanted = _stateID + 1;
    this.arrived = 0;
    this.moves++;
    const payload = { type, args: [], playerID, credentials: this.secrets[playerID] };
    this.seats[playerID](event(["update", { type: "MAKE_MOVE", payload }, _stateID, this.id, playerID]));
  }
}

/** Lets a value stand at a place of a view. */
function put(view, path, value) {
  const last = path.pop();
  for (const step of path) view = view[step];
  view[last] = value;
}

const event = (parts) => `42/geschenkt,${JSON.stringify(parts)}`;
