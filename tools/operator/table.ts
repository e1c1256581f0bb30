/** Rows as a person reads them in a terminal. */
export type TableRow = Readonly<Record<string, string | number | null>>;

export function formatTable(rows: readonly TableRow[]): string {
  const [first] = rows;
  if (!first) return "Nothing to show.";
  const names = Object.keys(first);
  const text = (row: TableRow, name: string): string => String(row[name] ?? "");
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => text(row, name).length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  return [
    line(names),
    line(widths.map((width) => "-".repeat(width))),
    ...rows.map((row) => line(names.map((name) => text(row, name)))),
  ].join("\n");
}
