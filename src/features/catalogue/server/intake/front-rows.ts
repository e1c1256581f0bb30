/** Import (all or nothing) and export of the sections that are chosen by hand, and of the hot searches. */
import { isDeepStrictEqual } from "node:util";
import {
  MAX_HOT_SEARCHES,
  searchRowSchema,
  sectionRowSchema,
  type SearchRow,
  type SectionRow,
} from "#features/catalogue/front/front-schema.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { setHotSearches, setSection } from "#features/catalogue/server/write-store.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { checkRows } from "#platform/intake/import-records.ts";
import type { ImportResult, RowProblem, RowSource } from "#platform/intake/rows.ts";

interface FrontDeps {
  readonly db: Db;
  readonly versions: Pick<DataVersions, "bump" | "hold">;
}

/** Both lists are short. */
const noProgress = (): void => undefined;

/** Sections that compute their DApps are not in the file. */
export async function* exportSections(db: Db): AsyncGenerator<SectionRow, void, undefined> {
  for (const { key, source, dapps } of await createReferenceStore(db).sections())
    if (source === "chosen") yield { key, dapps: [...dapps] };
}

/** Replaces the DApps of the named sections. One that was delisted since stays in a section that does not change. */
export async function importSections({ db, versions }: FrontDeps, rows: RowSource): Promise<ImportResult> {
  const key = { field: "key", of: (row: SectionRow) => row.key };
  const { good, problems } = await checkRows(rows, { schema: sectionRowSchema, key }, noProgress);
  if (problems.length > 0) return { ok: false, problems };
  return db.transaction().execute(async (tx): Promise<ImportResult> => {
    await versions.hold(tx, CATALOGUE_VERSION, "writing");
    const known = new Map((await Array.fromAsync(exportSections(tx))).map((row) => [row.key, row.dapps]));
    const changed = good.filter((row) => !isDeepStrictEqual(row.dapps, known.get(row.key)));
    const unlisted = await unlistedAmong(
      tx,
      changed.flatMap(({ dapps }) => dapps),
    );
    const refused = changed.flatMap((section): RowProblem[] => {
      const row = good.indexOf(section) + 1;
      if (!known.has(section.key)) return [{ row, ...notASection(section.key) }];
      return unlistedProblems(section.dapps.filter((id) => unlisted.has(id))).map((problem) => ({
        row,
        ...problem,
      }));
    });
    if (refused.length > 0) return { ok: false, problems: refused };
    for (const section of changed) await setSection(tx, section.key, [...new Set(section.dapps)]);
    if (changed.length > 0) await versions.bump(tx, CATALOGUE_VERSION);
    return { ok: true, rows: good.length, added: 0, changed: changed.length };
  });
}

export const notASection = (key: string): RecordProblem => ({
  path: "key",
  code: "not_a_section",
  value: key,
});

export const unlistedProblems = (ids: Iterable<number>): RecordProblem[] =>
  Array.from(ids, (id) => ({ path: "dapps", code: "not_a_listed_dapp", value: String(id) }));

/** Which of these no visitor can see. */
export async function unlistedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await createCatalogueStore(db).byIds([...new Set(ids)]);
  const listed = new Set(found.filter(({ isListed }) => isListed).map(({ id }) => id));
  return new Set(ids.filter((id) => !listed.has(id)));
}

/** Those that are hidden because their DApp is delisted too. */
export async function* exportSearches(db: Db): AsyncGenerator<SearchRow, void, undefined> {
  for (const { text } of await createReferenceStore(db).allHotSearches()) yield { text };
}

/** The rows are the whole list: what they leave out is no hot search any more. */
export async function importSearches({ db, versions }: FrontDeps, rows: RowSource): Promise<ImportResult> {
  const key = { field: "text", of: ({ text }: SearchRow) => text };
  const { good, problems } = await checkRows(rows, { schema: searchRowSchema, key }, noProgress);
  if (problems.length > 0) return { ok: false, problems };
  const whole = { row: 0, path: "searches" };
  if (good.length === 0) return { ok: false, problems: [{ ...whole, code: "empty" }] };
  if (good.length > MAX_HOT_SEARCHES)
    return { ok: false, problems: [{ ...whole, code: "too_many", value: String(MAX_HOT_SEARCHES) }] };
  return db.transaction().execute(async (tx): Promise<ImportResult> => {
    await versions.hold(tx, CATALOGUE_VERSION, "writing");
    const texts = good.map(({ text }) => text);
    const known = (await createReferenceStore(tx).allHotSearches()).map(({ text }) => text);
    const added = texts.filter((text) => !known.includes(text)).length;
    const moved = texts.filter((text, at) => known.includes(text) && known[at] !== text).length;
    if (!isDeepStrictEqual(texts, known)) {
      await setHotSearches(tx, texts);
      await versions.bump(tx, CATALOGUE_VERSION);
    }
    return { ok: true, rows: good.length, added, changed: moved };
  });
}
