/** Formats rows for a terminal. */
import { linesOf, oneLine, padTo, widthOf, wrap } from "./terminal-text.ts";

export type TableRow = Readonly<Record<string, string | number | null>>;

/** The width of a terminal. */
const WIDTH = 120;
const GAP = "  ";
const MIN_COLUMN = 6;

/** The widest columns shrink first; text that does not fit continues below, in its column. */
export function formatTable(rows: readonly TableRow[]): string {
  const [first] = rows;
  if (!first) return "Nothing to show.";
  const names = Object.keys(first);
  const cells = rows.map((row) => names.map((name) => oneLine(String(row[name] ?? ""))));
  const widths = fit(
    names.map((name, at) => Math.max(name.length, ...cells.map((row) => widthOf(row[at] ?? "")))),
  );
  return [
    ...linesOfRow(names, widths),
    ...linesOfRow(
      widths.map((width) => "-".repeat(width)),
      widths,
    ),
    ...cells.flatMap((row) => linesOfRow(row, widths)),
  ].join("\n");
}

function fit(natural: readonly number[]): number[] {
  const widths = [...natural];
  const total = (): number => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  for (let over = total() - WIDTH; over > 0; over = total() - WIDTH) {
    const widest = widths.indexOf(Math.max(...widths));
    const second = Math.max(MIN_COLUMN, ...widths.filter((_, at) => at !== widest));
    const width = widths[widest] ?? 0;
    if (width <= MIN_COLUMN) break;
    widths[widest] = Math.max(MIN_COLUMN, Math.min(width - 1, Math.max(second, width - over)));
  }
  return widths;
}

function linesOfRow(cells: readonly string[], widths: readonly number[]): string[] {
  const parts = cells.map((cell, at) =>
    // A continued first column is marked, so that it does not look like a new row.
    at === 0 ? marked(wrap(cell, widths[at] ?? 0), cell, widths[at] ?? 0) : wrap(cell, widths[at] ?? 0),
  );
  const height = Math.max(...parts.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    parts
      .map((lines, at) => padTo(lines[line] ?? "", widths[at] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function marked(lines: string[], cell: string, width: number): string[] {
  if (lines.length <= 1) return lines;
  const [first = "", ...rest] = wrap(cell, width - 2);
  return [first, ...rest.map((line) => `↳ ${line}`)];
}

/** Prints one record field by field; a long or multi-line value continues below. */
export function formatFields(fields: readonly (readonly [name: string, value: string])[]): string {
  const named = fields.map(([name, value]) => [oneLine(name), value] as const);
  const width = Math.max(0, ...named.map(([name]) => widthOf(name)));
  return named
    .map(([name, value]) => {
      const lines = linesOf(value).flatMap((line) => wrap(line, WIDTH - width - GAP.length));
      return lines
        .map((line, at) => `${padTo(at === 0 ? name : "", width)}${GAP}${line}`.trimEnd())
        .join("\n");
    })
    .join("\n");
}
