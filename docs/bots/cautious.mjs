// A player of Geschenkt in JavaScript: it takes a card that continues a run of its own, or on which half its points lie
// in chips, and pays for all others. One line of JSON in, one line with a move out.
import { createInterface } from "node:readline";

const choose = ({ seat, view }) => {
  const mine = new Set(view.runs[seat].flat());
  const continues = mine.has(view.face_up - 1) || mine.has(view.face_up + 1);
  const wanted = continues || 2 * view.pot >= view.face_up ? "take" : "pay";
  const legal = view.legal.map((choice) => choice.move);
  return legal.includes(wanted) ? wanted : legal[0];
};

createInterface({ input: process.stdin }).on("line", (line) => console.log(choose(JSON.parse(line))));
