/**
 * The tables of a house on this device, in IndexedDB: rows under (table, version), written all or none.
 * It knows nothing of what is in them; src/cardtable/store/indexed_db.py does.
 */

type Row = [version: number, at: number, id: string | null, deed: string];
type Outcome = "written" | "conflict" | "refused";

const NAME = "cardtable";
const ENTRIES = "entries";
const TABLES = "tables";
const LAST = Number.MAX_SAFE_INTEGER;

export class Database {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(name = NAME): Promise<Database> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      const entries = asked.result.createObjectStore(ENTRIES, { keyPath: ["table", "version"] });
      entries.createIndex("ids", ["table", "id"], { unique: true });
      asked.result.createObjectStore(TABLES, { keyPath: "id" });
    };
    return new Database(await settled(asked));
  }

  append(table: string, rows: string): Promise<Outcome> {
    return this.write((entries) => {
      for (const [version, at, id, deed] of JSON.parse(rows) as Row[]) {
        entries.add({ table, version, at, deed, ...(id === null ? {} : { id }) });
      }
    });
  }

  async read(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, LAST], true);
    const found = await settled(this.store(ENTRIES).getAll(range));
    return JSON.stringify(found.map(({ version, at, id, deed }) => [version, at, id ?? null, deed]));
  }

  enlist(id: string, summary: string): Promise<Outcome> {
    return this.write((_, tables) => tables.put({ id, summary }));
  }

  async summaries(): Promise<string> {
    const found = await settled(this.store(TABLES).getAll());
    return JSON.stringify(found.map(({ summary }) => summary));
  }

  async versions(): Promise<string> {
    const keys = (await settled(this.store(ENTRIES).getAllKeys())) as [string, number][];
    return JSON.stringify(Object.fromEntries(keys));
  }

  forget(tables: string): Promise<Outcome> {
    return this.write((entries, lines) => {
      for (const table of JSON.parse(tables) as string[]) {
        entries.delete(IDBKeyRange.bound([table, 0], [table, LAST]));
        lines.delete(table);
      }
    });
  }

  private store(name: string): IDBObjectStore {
    return this.base.transaction(name).objectStore(name);
  }

  /** A transaction that is done when the disk has it. */
  private write(work: (entries: IDBObjectStore, tables: IDBObjectStore) => void): Promise<Outcome> {
    const change = this.base.transaction([ENTRIES, TABLES], "readwrite", { durability: "strict" });
    return new Promise((resolve) => {
      change.oncomplete = () => resolve("written");
      change.onabort = () => resolve(change.error?.name === "ConstraintError" ? "conflict" : "refused");
      work(change.objectStore(ENTRIES), change.objectStore(TABLES));
    });
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}
