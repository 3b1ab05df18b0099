// A table is found by its name as people say it.
import { expect, test } from "vitest";
import { nearNames, tableCode, tableName } from "../../src/session/table-name";

test.each([
  "kyoto-sakura-42",
  "Kyoto Sakura 42",
  "  KYOTO_sakura42 ",
  "kyoto・sakura・４２",
  "http://192.168.1.7:8000/t/kyoto-sakura-42",
  "https://cards.example/t/Kyoto-Sakura-42/replay?x=1",
])("%s is kyoto-sakura-42", (written) => {
  expect(tableName(written)).toBe("kyoto-sakura-42");
});

test("a slip of the pen is near, another table is not", () => {
  const known = ["kyoto-sakura-42", "kyoto-sakura-421", "nara-ume-7"];

  expect(nearNames("kioto-sakura-42", known)).toEqual(["kyoto-sakura-42", "kyoto-sakura-421"]);
  expect(nearNames("osaka-kiku-9", known)).toEqual([]);
});

test.each(["KRTM", "krtm", " k r t m ", "K-R-T-M", "ｋｒｔｍ"])("%s is the code KRTM", (written) => {
  expect(tableCode(written)).toBe("KRTM");
});

test("a name is no code", () => {
  expect(tableCode("kyoto-sakura-42")).toBe(null);
  expect(tableCode("nara")).toBe("NARA");
});
