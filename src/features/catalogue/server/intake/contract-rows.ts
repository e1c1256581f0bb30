/** Import (by network and contract; every row is checked before one is written) and export of tokens and NFT collections. */
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { addressKey } from "#features/catalogue/model.ts";
import { networkKey } from "#features/catalogue/reference-schema.ts";
import { contentOf } from "#features/catalogue/server/desk/changes.ts";
import { line } from "#features/catalogue/server/desk/contract-fields.ts";
import type { DeskDeps, ListingAdapter } from "#features/catalogue/server/desk/listing-adapter.ts";
import { nftAdapter, nftFields } from "#features/catalogue/server/desk/nft-adapter.ts";
import { tokenAdapter, tokenFields } from "#features/catalogue/server/desk/token-adapter.ts";
import {
  anyNftsAfter,
  anyTokensAfter,
  type KeyRange,
  type ListingKey,
} from "#features/catalogue/server/listing-store.ts";
import { inPages } from "#features/catalogue/server/listings/in-pages.ts";
import type { StoredNft } from "#features/catalogue/server/nft-store.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import type { StoredToken } from "#features/catalogue/server/token-store.ts";
import type { Db } from "#platform/database/schema.ts";
import { importRecords, type WriteCounts } from "#platform/intake/import-records.ts";
import { problemText } from "#platform/intake/record-problems.ts";
import type { ImportProgress, ImportResult, RowSource } from "#platform/intake/rows.ts";
import { recordVersion, type Act } from "#platform/operator/listing-versions.ts";

export interface ContractImportDeps extends DeskDeps {
  readonly by: Act;
  readonly onProgress: (progress: ImportProgress) => void;
}

interface StoredContract extends ListingKey {
  readonly isListed: boolean;
}

interface ContractKind<Content extends StoredContract> {
  readonly adapter: ListingAdapter<Content, "token" | "nft">;
  /** The editable fields, and what names the listing. */
  readonly schema: z.ZodType<ListingKey>;
  readonly page: (db: Db, range: KeyRange) => Promise<Content[]>;
  /** What a new listing is before its fields are read. */
  readonly blank: (key: ListingKey) => Content;
}

const KEY_FIELDS = { network: networkKey, address: line(200) };

const tokenKind: ContractKind<StoredToken> = {
  adapter: tokenAdapter,
  schema: tokenFields.extend(KEY_FIELDS),
  page: anyTokensAfter,
  blank: (key) => ({
    ...key,
    symbol: "",
    name: "",
    decimals: 0,
    dappId: null,
    logo: null,
    isListed: false,
    isOwn: true,
    origin: "operator",
  }),
};

const nftKind = ({ clock }: Pick<DeskDeps, "clock">): ContractKind<StoredNft> => ({
  adapter: nftAdapter({ clock }),
  schema: nftFields.extend(KEY_FIELDS),
  page: anyNftsAfter,
  blank: (key) => ({
    ...key,
    standard: "",
    name: "",
    website: "",
    description: "",
    marketplaces: [],
    logo: "",
    listedAt: clock.now(),
    changedAt: clock.now(),
    isListed: false,
  }),
});

export const exportTokens = ({ db }: Pick<DeskDeps, "db">) => exportContracts(db, tokenKind);
export const exportNfts = ({ db, clock }: Pick<DeskDeps, "db" | "clock">) =>
  exportContracts(db, nftKind({ clock }));

export const importTokens = (deps: ContractImportDeps, rows: RowSource): Promise<ImportResult> =>
  importContracts(deps, rows, tokenKind);
export const importNfts = (deps: ContractImportDeps, rows: RowSource): Promise<ImportResult> =>
  importContracts(deps, rows, nftKind(deps));

/** In the form that the import accepts. */
async function* exportContracts<Content extends StoredContract>(
  db: Db,
  { adapter, page }: ContractKind<Content>,
): AsyncGenerator<ListingKey, void, undefined> {
  for await (const some of inPages((range) => page(db, range)))
    for (const content of some) {
      const { network, address } = content;
      yield { network, address, ...(await adapter.fieldsOf(db, content)) };
    }
}

const refOf = ({ network, address }: ListingKey): string => `${network}:${addressKey(address)}`;

async function importContracts<Content extends StoredContract>(
  deps: ContractImportDeps,
  rows: RowSource,
  kind: ContractKind<Content>,
): Promise<ImportResult> {
  const { db, versions, isAddress, onProgress } = deps;
  const networks = new Map((await createReferenceStore(db).networks()).map((one) => [one.key, one]));
  return importRecords(rows, {
    db,
    onProgress,
    key: { field: "contract", of: refOf },
    schema: kind.schema.superRefine(({ network: name, address }, context) => {
      const network = networks.get(name);
      if (!network)
        context.addIssue({
          code: "custom",
          path: ["network"],
          message: "not_a_network",
          params: { value: name },
        });
      else if (!isAddress(network, address))
        context.addIssue({
          code: "custom",
          path: ["address"],
          message: "not_a_contract",
          params: { value: address },
        });
    }),
    write: (tx, group) => writeContracts(deps, tx, group, kind),
    published: (tx) => versions.bump(tx, CATALOGUE_VERSION),
  });
}

/** Like an edit at the desk: what was there before is kept. Rows that change nothing are not written. */
async function writeContracts<Content extends StoredContract>(
  { clock, versions, by }: ContractImportDeps,
  tx: Db,
  group: readonly ListingKey[],
  { adapter, blank }: ContractKind<Content>,
): Promise<WriteCounts> {
  await versions.hold(tx, CATALOGUE_VERSION, "writing");
  const counts = { added: 0, changed: 0 };
  for (const row of group) {
    const { network, address, ...fields } = row;
    const ref = refOf(row);
    const before = await adapter.find(tx, ref);
    const read = await adapter.read(tx, fields, before ?? blank({ network, address }));
    // The row was checked by the same rule.
    if (!read.ok) throw new Error(read.problems.map(problemText).join(", "));
    const after = read.content;
    if (before && isDeepStrictEqual(contentOf(after), contentOf(before))) continue;
    await adapter.put(tx, after);
    const act = before ? "edited" : "listed";
    await recordVersion(tx, { ...by, kind: adapter.kind, ref, at: clock.now(), act, before, after });
    if (before) counts.changed += 1;
    else counts.added += 1;
  }
  return counts;
}
