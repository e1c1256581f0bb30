/** One token into the token list, within somebody else's transaction. */
import type { Token } from "#features/catalogue/model.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import { putTokens } from "#features/catalogue/server/token-store.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";

export async function publishToken(
  { versions }: { readonly versions: Pick<DataVersions, "bump"> },
  tx: Db,
  token: Token,
): Promise<void> {
  await putTokens(tx, [token], "operator");
  await versions.bump(tx, CATALOGUE_VERSION);
}
