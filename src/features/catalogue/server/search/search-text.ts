/** The texts of a DApp by field of the search index. */
import type { DappRecord } from "#features/catalogue/model.ts";
import type { DocumentText } from "#lib/search/terms/index-terms.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";

export type SearchTextSource = Pick<
  DappRecord,
  "title" | "url" | "tokens" | "keywords" | "contracts" | "desc" | "otherNetworks"
>;

/** Labels of a host that do not identify the DApp. */
const COMMON_LABELS = new Set(["www", "app"]);

/** People read the end of an address too; wallets show 4 to 8 characters of it. */
const ENDS_OF_ADDRESS = [4, 5, 6, 8];

export function searchTextOf(dapp: SearchTextSource): DocumentText {
  const addresses = dapp.contracts.map(({ address }) => address);
  return {
    name: dapp.title,
    codes: dapp.tokens,
    aliases: [...dapp.keywords, ...dapp.otherNetworks],
    wholes: [
      ...addresses,
      ...addresses.filter((address) => address.startsWith("0x")).map((address) => address.slice(2)),
      ...hostNames(dapp.url),
    ],
    words: [
      ...hostLabels(dapp.url).map(foldSearch),
      ...addresses.flatMap((address) =>
        ENDS_OF_ADDRESS.map((length) => address.slice(-length).toLowerCase()),
      ),
    ],
    texts: Object.values(dapp.desc).filter((text) => text !== undefined),
  };
}

/** app.uniswap.org and uniswap.org, but not org. */
function hostNames(url: string): string[] {
  const labels = hostOf(url).split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

const hostLabels = (url: string): string[] =>
  hostOf(url)
    .split(".")
    .slice(0, -1)
    .filter((label) => !COMMON_LABELS.has(label));

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
