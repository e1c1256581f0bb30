// Compares the README's settings table with the schema. Run on its own, `node tools/run.mjs
// tools/checks/tree/readme-settings.ts` writes the table.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { settingRows, type SettingRow } from "#server/config.ts";
import { lineAt, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

const README = "README.md";
const OPENING = "<!-- settings -->";
const CLOSING = "<!-- /settings -->";
const BLOCK = new RegExp(`${OPENING}[\\s\\S]*?${CLOSING}`);

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);
const rowOf = ({ name, standard, meaning }: SettingRow): string =>
  `| \`${name}\` | ${standard === "" ? "" : `\`${cell(standard)}\` `}| ${cell(meaning)} |`;

function blockOf(rows: readonly SettingRow[]): string {
  const table = ["| Setting | Default | Meaning |", "|---|---|---|", ...rows.map(rowOf)];
  return [OPENING, ...table, CLOSING].join("\n");
}

/** Returns the text with the table of these rows. */
export function withSettings(text: string, rows: readonly SettingRow[]): string {
  return text.replace(BLOCK, () => blockOf(rows));
}

export function checkReadmeSettings(
  files: readonly SourceFile[],
  rows: readonly SettingRow[] = settingRows(),
): Finding[] {
  const text = files.find(({ path }) => path === README)?.text ?? "";
  const block = BLOCK.exec(text);
  if (!block) return [{ path: README, problem: `has no settings table between ${OPENING} and ${CLOSING}` }];
  if (block[0] === blockOf(rows)) return [];
  const problem =
    "its settings table differs from src/server/config.ts: run tools/checks/tree/readme-settings.ts";
  return [{ path: README, line: lineAt(text, block.index), problem }];
}

if (import.meta.main) {
  const file = resolve(import.meta.dirname, "../../..", README);
  writeFileSync(file, withSettings(readFileSync(file, "utf8"), settingRows()));
}
