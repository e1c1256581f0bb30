/** Reads a file's rows in groups and reports their problems. */
import { findKnown, idsIn } from "#features/catalogue/server/edition-store.ts";
import type { StoredDapp } from "#features/catalogue/server/rows.ts";
import { EventLoopYield } from "#platform/event-loop-yield.ts";
import { urlKey } from "#features/catalogue/model.ts";
import type { Db } from "#platform/database/schema.ts";
import type { RowProblem, RowSource } from "#platform/intake/rows.ts";
import { checkListing, type CheckedRow } from "./check-listing.ts";
import type { ListingNames } from "./listings.ts";

/** Rows whose DApps are looked up together. */
const GROUP = 100;

/** Yields valid rows in groups; invalid ones are reported and skipped. */
export async function* checkedGroups(
  rows: RowSource,
  names: ListingNames,
  report: (problem: RowProblem) => void,
): AsyncGenerator<readonly CheckedRow[], void, undefined> {
  const turns = new EventLoopYield();
  let group: CheckedRow[] = [];
  let row = 0;
  for await (const value of rows()) {
    row += 1;
    const result = checkListing(row, value, names);
    if ("checked" in result) group.push(result.checked);
    else for (const problem of result.problems) report({ row, ...problem });
    if (row % GROUP === 0) {
      yield group;
      group = [];
    }
    await turns.yieldIfDue();
  }
  if (group.length > 0) yield group;
}

/** The DApps that the rows mean, by id or by address. */
export const knownDapps = (db: Db, edition: number, group: readonly CheckedRow[]): Promise<StoredDapp[]> =>
  findKnown(db, edition, {
    ids: group.flatMap(({ id }) => id ?? []),
    urlKeys: group.map((row) => row.urlKey),
  });

interface Checked {
  readonly rows: number;
  readonly problems: readonly RowProblem[];
}

interface CheckOptions {
  readonly db: Db;
  readonly edition: number;
  readonly names: ListingNames;
  readonly onChecked: (rows: number) => void;
}

/** Reads the whole file and reports all problems. */
export async function checkRows(rows: RowSource, options: CheckOptions): Promise<Checked> {
  const { db, edition, names, onChecked } = options;
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  const successors: Successor[] = [];
  let count = 0;
  const counted: RowSource = async function* () {
    for await (const value of rows()) {
      count += 1;
      yield value;
    }
  };
  for await (const group of checkedGroups(counted, names, (problem) => problems.push(problem))) {
    for (const row of group) problems.push(...repeated(row, seen));
    problems.push(...takenAddresses(group, await knownDapps(db, edition, group)));
    successors.push(...(await unknownSuccessors(db, edition, group)));
    onChecked(count);
  }
  for (const { row, id } of successors) {
    if (!seen.has(`hid ${id}`))
      problems.push({ row, path: "replacedBy", code: "not_a_dapp", value: String(id) });
  }
  return { rows: count, problems: problems.toSorted((a, b) => a.row - b.row) };
}

function repeated(checked: CheckedRow, seen: Map<string, number>): RowProblem[] {
  const { row, id } = checked;
  const names = [["url", checked.urlKey] as const, ...(id === undefined ? [] : [["hid", id] as const])];
  return names.flatMap(([path, name]): RowProblem[] => {
    const first = seen.get(`${path} ${name}`);
    if (first !== undefined) return [{ row, path, code: "repeated", value: String(first) }];
    seen.set(`${path} ${name}`, row);
    return [];
  });
}

interface Successor {
  readonly row: number;
  readonly id: number;
}

/** Successors that rows name and the catalogue does not know. They may come later in the file. */
async function unknownSuccessors(
  db: Db,
  edition: number,
  group: readonly CheckedRow[],
): Promise<Successor[]> {
  const named = group.flatMap(({ row, facts: { replacedBy: id } }) => (id === null ? [] : [{ row, id }]));
  const known = await idsIn(
    db,
    edition,
    named.map(({ id }) => id),
  );
  return named.filter(({ id }) => !known.has(id));
}

function takenAddresses(group: readonly CheckedRow[], known: readonly StoredDapp[]): RowProblem[] {
  const owners = new Map(known.map((dapp) => [urlKey(dapp.url), dapp.id]));
  return group.flatMap(({ row, id, urlKey: key }): RowProblem[] => {
    const owner = owners.get(key);
    const isTaken = id !== undefined && owner !== undefined && owner !== id;
    return isTaken ? [{ row, path: "url", code: "taken", value: String(owner) }] : [];
  });
}
