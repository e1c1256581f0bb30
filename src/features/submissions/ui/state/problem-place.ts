/** The field at which a problem is shown, where that is not the field it names. */
import { rowCount, valueAt, type Entries } from "#features/submissions/form-entries.ts";

/** Lists that always have a row: what is wrong with the list is told at a row of it. */
const ROWS = ["network", "address", "contact"];

/** A row that was left empty is where the missing thing belongs; else the last one. */
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
