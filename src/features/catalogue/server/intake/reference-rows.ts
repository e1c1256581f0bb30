/** Import (by id, all or nothing) and export of networks and categories. */
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Network } from "#features/catalogue/model.ts";
import {
  categoryRowSchema,
  networkRowSchema,
  type CategoryRow,
  type NetworkRow,
} from "#features/catalogue/reference-schema.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { putCategories, putNetworks } from "#features/catalogue/server/write-store.ts";
import { fromWireId } from "#lib/wire-id.ts";
import type { Db } from "#platform/database/schema.ts";
import { BY_HID, importRecords } from "#platform/intake/import-records.ts";
import type { ImportResult, RowSource } from "#platform/intake/rows.ts";
import type { ImportDeps } from "./import-listings.ts";

type ReferenceDeps = Pick<ImportDeps, "db" | "versions" | "onProgress">;

export const toNetwork = ({
  evm,
  deprecated,
  ...row
}: Omit<NetworkRow, "hid"> & { id: number }): Network => ({
  ...row,
  isEvm: evm,
  isDeprecated: deprecated,
});

/** The networks in the form that the import accepts. */
export async function* exportNetworks(db: Db): AsyncGenerator<NetworkRow, void, undefined> {
  for (const { id, isEvm, isDeprecated, ...rest } of await createReferenceStore(db).networks())
    yield networkRowSchema.parse({ hid: id, ...rest, evm: isEvm, deprecated: isDeprecated });
}

/** The categories in the form that the import accepts. */
export async function* exportCategories(db: Db): AsyncGenerator<CategoryRow, void, undefined> {
  for (const { id, aliases, ...rest } of await createReferenceStore(db).categories())
    yield { hid: id, ...rest, aliases: [...aliases] };
}

export const importNetworks = (deps: ReferenceDeps, rows: RowSource): Promise<ImportResult> =>
  importReferences(deps, rows, {
    schema: networkRowSchema,
    known: exportNetworks,
    put: (tx, group) =>
      putNetworks(
        tx,
        group.map((row) => toNetwork(fromWireId(row))),
      ),
  });

export const importCategories = (deps: ReferenceDeps, rows: RowSource): Promise<ImportResult> =>
  importReferences(deps, rows, {
    schema: categoryRowSchema,
    known: exportCategories,
    put: (tx, group) => putCategories(tx, group.map(fromWireId)),
  });

interface Keyed {
  readonly hid: number;
  readonly key: string;
}

interface Reference<Row extends Keyed> {
  readonly schema: z.ZodType<Row>;
  readonly known: (db: Db) => AsyncIterable<Row>;
  readonly put: (tx: Db, rows: readonly Row[]) => Promise<void>;
}

async function importReferences<Row extends Keyed>(
  { db, versions, onProgress }: ReferenceDeps,
  rows: RowSource,
  { schema, known, put }: Reference<Row>,
): Promise<ImportResult> {
  const keys = new Map((await Array.fromAsync(known(db))).map(({ hid, key }) => [hid, key]));
  return importRecords(rows, {
    db,
    schema: schema.superRefine(({ hid, key }, context) => {
      const problem = keyProblem(keys, { hid, key });
      if (problem === null) keys.set(hid, key);
      else context.addIssue({ code: "custom", path: ["key"], ...problem });
    }),
    key: BY_HID,
    onProgress,
    async write(tx, group) {
      const before = new Map((await Array.fromAsync(known(tx))).map((row) => [row.hid, row]));
      const added = group.filter(({ hid }) => !before.has(hid)).length;
      const changed = group.filter((row) => !isDeepStrictEqual(row, before.get(row.hid)));
      if (changed.length > 0) await put(tx, changed);
      return { added, changed: changed.length - added };
    },
    published: (tx) => versions.bump(tx, CATALOGUE_VERSION),
  });
}

/** DApps, tokens and addresses name a key, so it belongs to one number for ever. */
function keyProblem(keys: ReadonlyMap<number, string>, { hid, key }: Keyed) {
  const own = keys.get(hid);
  if (own !== undefined) return own === key ? null : { message: "fixed", params: { value: own } };
  return [...keys.values()].includes(key) ? { message: "taken_key" } : null;
}
