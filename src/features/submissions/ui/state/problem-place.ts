/** The field at which a problem is shown, if it is not the field it names. */
import { rowCount, valueAt, type Entries } from "#features/submissions/form-entries.ts";

/** Lists that always have a row: problems of the list are shown at a row. */
const ROWS = ["network", "address", "contact"];

/** The first empty row, otherwise the last one. */
function rowToMend(entries: Entries, list: string): number {
  const rows = Math.max(1, rowCount(entries, list));
  const empty = Array.from({ length: rows }, (_, row) => row).find(
    (row) => valueAt(entries, `${list}.${row}`) === "",
  );
  return empty ?? rows - 1;
}

export function placeOf(path: string, entries: Entries): string {
  if (path === "texts") return "texts.en.title";
  if (!ROWS.includes(path)) return path;
  const isList = rowCount(entries, path) > 0 || !entries.some(([name]) => name === path);
  return isList && (path === "contact" || rowCount(entries, "network") > 0)
    ? `${path}.${rowToMend(entries, path)}`
    : path;
}
