/** Exports the catalogue in the form that the import accepts. */
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import type { CatalogueStore } from "#features/catalogue/server/store.ts";

const PAGE = 200;

export async function* exportListings(store: CatalogueStore): AsyncGenerator<ListingInput, void, undefined> {
  const categories = new Map((await store.categories()).map(({ id, key }) => [id, key]));
  let after = 0;
  for (;;) {
    const page = await store.page(after, PAGE);
    for (const dapp of page) yield listingOf(dapp, categories);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Omits default values, as in a file written by hand. */
export const listingOf = (dapp: DappRecord, categories: ReadonlyMap<number, string>): ListingInput => ({
  hid: dapp.id,
  title: dapp.title,
  url: dapp.url,
  desc: dapp.desc,
  kind: dapp.kind,
  categories: dapp.categoryIds.flatMap((id) => categories.get(id) ?? []),
  networks: [...dapp.networks],
  ...(dapp.otherNetworks.length > 0 && { otherNetworks: [...dapp.otherNetworks] }),
  tokens: [...dapp.tokens],
  ...(dapp.tokenChanges.length > 0 && { tokenChanges: [...dapp.tokenChanges] }),
  ...(dapp.hasToken !== null && { hasToken: dapp.hasToken }),
  audits: [...dapp.audits],
  ...(dapp.incidents.length > 0 && { incidents: [...dapp.incidents] }),
  ...(dapp.contracts.length > 0 && { contracts: [...dapp.contracts] }),
  ...(dapp.keywords.length > 0 && { keywords: [...dapp.keywords] }),
  ...(dapp.connection !== null && { connect: dapp.connection }),
  ...(dapp.referral !== null && { referral: dapp.referral }),
  ...(dapp.fees.length > 0 && { fees: [...dapp.fees] }),
  ...(dapp.languages.length > 0 && { languages: [...dapp.languages] }),
  ...(dapp.icon !== null && { icon: dapp.icon }),
  ...(dapp.screenshots.length > 0 && { screenshots: [...dapp.screenshots] }),
  ...(dapp.popularity !== 0 && { popularity: dapp.popularity }),
  listed: dapp.listedAt.toISOString().slice(0, 10),
  ...(!dapp.isListed && { delisted: true }),
  ...(dapp.replacedBy !== null && { replacedBy: dapp.replacedBy }),
  sources: dapp.sources,
});
