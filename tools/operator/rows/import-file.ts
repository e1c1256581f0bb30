/** Shared by the `import` commands: reads the rows of a file, shows the progress and reports the outcome. */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { ImportProgress, ImportResult, RowSource } from "#platform/intake/rows.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import { CommandError, type Command, type CommandInput } from "#tools/operator/command.ts";
import { NotAnArrayError, readJsonArray } from "./json-array.ts";
import { formatJson, oneLine } from "#tools/operator/terminal-text.ts";
import { ProgressLine } from "./progress.ts";

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

type TakeRows = (rows: RowSource, onProgress: (step: ImportProgress) => void) => Promise<ImportResult>;

/** What became of a file, with the reasons as sentences. */
export type FileImport =
  | Extract<ImportResult, { ok: true }>
  | {
      readonly ok: false;
      readonly problems: readonly { readonly row: number; readonly reason: string }[];
    };

const withReasons = (result: ImportResult): FileImport =>
  result.ok
    ? result
    : {
        ok: false,
        problems: result.problems.map((problem) => ({ row: problem.row, reason: problemText(problem) })),
      };

const BAR = 30;

/** "Writing ██████···· 12,000 of 20,000" */
function progressText({ stage, done, total }: ImportProgress): string {
  const name = stage.charAt(0).toUpperCase() + stage.slice(1);
  const count = done.toLocaleString("en");
  if (total === null) return `${name} ${count}`;
  const full = Math.round((Math.min(done, total) / Math.max(1, total)) * BAR);
  return `${name} ${"█".repeat(full)}${"·".repeat(BAR - full)} ${count} of ${total.toLocaleString("en")}`;
}

export async function importFile(
  file: string,
  progress: ProgressOutput,
  take: TakeRows,
): Promise<FileImport> {
  const line = new ProgressLine(progress);
  try {
    const result = await take(
      () => readJsonArray(file),
      (step) => line.show(progressText(step)),
    );
    return withReasons(result);
  } catch (error) {
    if (!(error instanceof NotAnArrayError)) throw error;
    return { ok: false, problems: [{ row: error.row, reason: error.message }] };
  } finally {
    line.end();
  }
}

/** The outcome, as text for people. */
export function importReport(result: FileImport): string {
  if (result.ok) {
    const same = result.rows - result.added - result.changed;
    return `${result.rows} rows: ${result.added} added, ${result.changed} changed, ${same} as before.`;
  }
  const rows = new Set(result.problems.map(({ row }) => row).filter((row) => row > 0)).size;
  const lines = result.problems.map(({ row, reason }) =>
    row === 0 ? oneLine(reason) : `row ${row}: ${oneLine(reason)}`,
  );
  const wrong = rows === 0 ? "" : `: ${rows} ${rows === 1 ? "row is" : "rows are"} wrong`;
  return [...lines, `Nothing was imported${wrong}.`].join("\n");
}

interface ImportCommand {
  /** `import <verb> FILE` */
  readonly verb: string;
  readonly help: string;
  readonly take: (input: CommandInput, file: string, progress: ProgressOutput) => Promise<FileImport>;
}

export const importCommand = ({ verb, help, take }: ImportCommand): Command => ({
  noun: "import",
  verb,
  usage: "FILE [--json]",
  help,
  act: ({ args: [file = ""] }) => ({ target: basename(file), reason: "" }),
  async run(input) {
    const [file] = input.args;
    if (!file) throw new CommandError(`Name a file: npm run operator -- import ${verb} FILE`);
    if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
    const result = await take(input, resolve(file), process.stderr);
    if (!result.ok && !input.isJson) throw new CommandError(importReport(result));
    console.log(input.isJson ? formatJson(result) : importReport(result));
    if (!result.ok) process.exitCode = 1;
  },
});
