/** Prints long lists page by page, always with the total. */
import { CommandError, type CommandInput } from "./command.ts";
import { formatTable, type TableRow } from "./table.ts";
import { formatJson } from "./terminal-text.ts";

export const PAGE_OPTIONS = { page: { type: "string" }, all: { type: "boolean" } } as const;
export const PAGE_USAGE = "[--page N | --all] [--json]";

const PAGE_SIZE = 50;

export interface PageWindow {
  readonly start: number;
  /** Null means all of them. */
  readonly count: number | null;
}

/** `--json` prints everything. */
export function windowOf({ options, isJson }: Pick<CommandInput, "options" | "isJson">): PageWindow {
  if (isJson || options["all"] === true) return { start: 0, count: null };
  const number = options["page"] === undefined ? 1 : Number(options["page"]);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new CommandError("Pages are counted from 1: --page 2");
  return { start: (number - 1) * PAGE_SIZE, count: PAGE_SIZE };
}

export function footer({ start, count }: PageWindow, shown: number, total: number): string {
  if (count === null || (start === 0 && shown === total)) return `${total} in all.`;
  const pages = Math.ceil(total / count);
  const page = start / count + 1;
  if (shown === 0) return `There are ${pages} pages (${total} in all).`;
  const next = page < pages ? ` Go on with --page ${page + 1}, or see everything with --all.` : "";
  return `${start + 1} to ${start + shown} of ${total}.${next}`;
}

/** Prints a page of a list that is in memory. */
export function printList<Item>(
  items: readonly Item[],
  toRow: (item: Item) => TableRow,
  input: Pick<CommandInput, "options" | "isJson">,
): void {
  if (input.isJson) return console.log(formatJson(items));
  const window = windowOf(input);
  const shown = items.slice(window.start, window.start + (window.count ?? items.length));
  console.log(`${formatTable(shown.map(toRow))}\n\n${footer(window, shown.length, items.length)}`);
}
