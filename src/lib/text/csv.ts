/** Writes CSV for spreadsheets (RFC 4180). */

/** Quoted, and never a formula: a cell that begins like one would be executed, in some languages in full width too. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? "");
  return `"${(/^[=+\-@＝＋－＠\t\r\n]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

export const toCsv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): string =>
  [columns.join(","), ...rows.map((row) => columns.map((column) => cell(row[column])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");
