/** Lists of tables, as the server has them when a page opens. */

import { useEffect, useState } from "react";
import type { TableListed } from "../wire/types";

/** A list from the server; null until it is there. */
export function useTables(list: () => Promise<TableListed[]>): TableListed[] | null {
  const [tables, setTables] = useState<TableListed[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    list()
      .catch(() => [])
      .then((found) => isCurrent && setTables(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return tables;
}
