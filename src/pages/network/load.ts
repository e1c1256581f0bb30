import { data, type RouterContextProvider } from "react-router";
import { addressForm } from "#features/catalogue/listings/address-form.ts";
import { networkMark } from "#features/catalogue/card.ts";
import { listingRow } from "#features/catalogue/listings/listing-row.ts";
import { networkPath } from "#features/catalogue/listings/listing-paths.ts";
import { networkDappsPath } from "#features/catalogue/listings/store-paths.ts";
import type { Network } from "#features/catalogue/model.ts";
import { hostOf } from "#features/catalogue/risk.ts";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { isOffered } from "#shell/navigation/offer.ts";

const DAPPS = 12;
const TOKENS = 12;

type Context = Readonly<RouterContextProvider>;

export async function load(context: Context, key: string | undefined) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const { catalogue } = context.get(servicesContext);
  const networks = await catalogue.networks();
  const network = networks.find((one) => one.key === key);
  if (!network) throw data(null, { status: 404 });
  const [browsed, tokens, standards] = await Promise.all([
    catalogue.browse({ network: network.key, count: DAPPS, language }),
    catalogue.tokens({ key: "", network: network.key, count: TOKENS }),
    catalogue.tokenStandards(),
  ]);
  return {
    ...frameOf(request, network),
    ...networkMark(network),
    isDeprecated: network.isDeprecated,
    symbol: network.symbol,
    chainId: network.chainId,
    isEvm: network.isEvm,
    formerNames: network.formerNames,
    explorers: network.explorers.map(({ url }) => ({ url, host: hostOf(url) })),
    standards: (standards[network.namespace] ?? [])
      .filter((one) => one.networks.includes(network.key))
      .map((one) => one.key),
    form: addressForm(network.addressFormat),
    dapps: isOffered("/dappstore") ? await catalogue.cards(browsed.dapps, language) : [],
    dappsPath: localPath(language, networkDappsPath(network.key)),
    tokens: isOffered("/tokens") ? tokens.listings.map((one) => listingRow("token", one, networks)) : [],
    tokensPath: localPath(language, `/tokens?network=${network.key}`),
  };
}

export type NetworkData = Awaited<ReturnType<typeof load>>;

function frameOf(request: PageRequest, { key, title, symbol }: Network) {
  const path = networkPath(key);
  return pageFrame(request, {
    seo: "network",
    values: { network: title, symbol },
    share: { title, beside: { avatarOf: title } },
    place: "/networks",
    below: [{ name: title, path }],
    structured: [
      {
        "@type": "WebPage",
        name: title,
        url: request.publicOrigin + localPath(request.language, path),
        about: { "@type": "Thing", name: title, alternateName: symbol },
      },
    ],
  });
}
