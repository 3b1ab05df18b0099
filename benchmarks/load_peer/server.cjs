// boardgame.io with Geschenkt, for benchmarks/load.py: node server.cjs PORT [FOLDER], in memory or in a FlatFile store.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Geschenkt } = require("./geschenkt.cjs");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [Geschenkt], origins: [Origins.LOCALHOST], db }).run({ port: Number(port), callback: () => console.log("up") });
