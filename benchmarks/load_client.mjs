// One measurement for benchmarks/load.py, as a line of JSON:
//   node load_client.mjs --server ours|peer --port P --pid PID --tables 100 --spare 500 --seconds 8 [--pause 2]
// --port P,Q leads each seat of a table to another server; --pid PID,PID counts them and all that they have started,
// --beside PID the same of their database.
// Without a pause the next move is made as soon as the last of the seats has seen the one before. A game that is over
// gives way to a spare one that is connected already; when these run out, the measurement ends.
import fs from "node:fs";
import { parseArgs } from "node:util";
import { OurTable, PeersMatch } from "./load_tables.mjs";

const WARM_S = 3;
const TICKS = 100; // of a second, in which Linux counts a process's time
const text = { type: "string" };
const { values } = parseArgs({
  options: { server: text, port: text, pid: text, game: text, players: text, tables: text, spare: text, seconds: text, pause: text, beside: text },
});
const given = { game: "geschenkt", players: "4", tables: "100", spare: "0", seconds: "8", pause: "0", ...values };
const number = (name) => Number(given[name]);
const Table = given.server === "peer" ? PeersMatch : OurTable;

const now = () => Number(process.hrtime.bigint()) / 1e6;
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const pids = (given.pid + "").split(",");
const memory = () => sum(pids, (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]));
const sum = (those, of) => those.reduce((all, one) => all + of(one), 0);
const family = (pid) => [pid, ...fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).flatMap(family)];
const used = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const processor = () => sum(given.beside ? pids.flatMap(family) : pids, used);
const beside = () => (given.beside ? sum(family(given.beside), used) : 0);

let isMeasuring = false;
let isOver = false;
let ended = () => {};
const times = [];
const counted = { updates: 0, bytes: 0, games: 0 };
const spare = [];

function go(table) {
  if (isOver) return;
  table.sentAt = now();
  table.move();
}

function goSoon(table) {
  const pause = number("pause");
  if (pause) setTimeout(go, 2000 * pause * Math.random(), table);
  else go(table);
}

const seen = {
  update(bytes) {
    if (!isMeasuring) return;
    counted.updates++;
    counted.bytes += bytes;
  },
  all(table) {
    if (isMeasuring) times.push(now() - table.sentAt);
    if (!table.isOver) return goSoon(table);
    if (isMeasuring) counted.games++;
    const next = spare.pop();
    if (next) goSoon(next);
    else ended();
  },
};

/** Does something with each table, a few at a time. */
async function each(tables, work) {
  const open = [...tables].reverse();
  const worker = async () => {
    while (open.length) await work(open.pop());
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

const newTable = () => new Table(given.port, given.game, number("players"), seen);
const STEPS = ["sitDown", "connect", "start"];
// What a server loads for its first guests is no table's: one stands there before memory is measured.
const first = newTable();
for (const step of STEPS) await first[step]();

const tables = Array.from({ length: number("tables") + number("spare") }, newTable);
const memories = [memory()];
for (const step of STEPS) {
  await each(tables, (table) => table[step]());
  await sleep(0.3);
  memories.push(memory());
}
spare.push(...tables.slice(number("tables")));
for (const table of tables.slice(0, number("tables"))) goSoon(table);
await sleep(WARM_S + 2 * number("pause"));

const [began, served, database, own] = [now(), processor(), beside(), process.cpuUsage()];
isMeasuring = true;
await Promise.race([sleep(number("seconds")), new Promise((resolve) => (ended = resolve))]);
isMeasuring = false;
isOver = true;
const seconds = (now() - began) / 1000;
const [serves, stores] = [processor() - served, beside() - database];
const client = process.cpuUsage(own);
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    moves: times.length,
    seconds,
    served: serves,
    beside: stores,
    client: (client.user + client.system) / 1e6 / seconds,
    games: counted.games,
    bytes: counted.bytes / counted.updates,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    tables: tables.length,
    memories,
  }),
);
process.exit(0);
