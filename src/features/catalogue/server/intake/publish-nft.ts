/** One collection into the list of NFTs, within somebody else's transaction. */
import type { Nft } from "#features/catalogue/model.ts";
import { putNft } from "#features/catalogue/server/nft-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";

export async function publishNft(
  { versions }: { readonly versions: Pick<DataVersions, "bump"> },
  tx: Db,
  nft: Nft,
): Promise<void> {
  await putNft(tx, nft);
  await versions.bump(tx, CATALOGUE_VERSION);
}
