/** Returns the submissions whose listings are still public. */
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { dappNumberOf } from "#features/submissions/model.ts";
import type { LiveSubmission } from "#features/submissions/server/retention-store.ts";
import type { Db } from "#platform/database/schema.ts";

/** The id of a DApp's listing. */
const idOf = ({ listing }: LiveSubmission): number => Number(dappNumberOf(listing) ?? 0);

export async function stillListed(db: Db, live: readonly LiveSubmission[]): Promise<ReadonlySet<number>> {
  const store = createCatalogueStore(db);
  const dapps = await store.byIds(live.filter(({ kind }) => kind === "dapp").map(idOf));
  const ids = new Set(dapps.filter(({ isListed }) => isListed).map(({ id }) => id));
  const listed = new Set<number>();
  for (const one of live) {
    const network = String(one.fields["network"]);
    const address = String(one.fields["address"]);
    const isListed =
      one.kind === "dapp"
        ? ids.has(idOf(one))
        : one.kind === "token"
          ? (await store.token(network, address)) !== null
          : await store.hasNft(network, address);
    if (isListed) listed.add(one.id);
  }
  return listed;
}
