import type { RouterContextProvider } from "react-router";
import { networkMark } from "#features/catalogue/card.ts";
import { networkPath } from "#features/catalogue/listings/listing-paths.ts";
import { MAX_KEY_LENGTH, type Network } from "#features/catalogue/model.ts";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { isOffered } from "#shell/navigation/offer.ts";

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const { catalogue } = context.get(servicesContext);
  const [networks, counts] = await Promise.all([catalogue.networks(), catalogue.countsByNetwork(0)]);
  const typed = (url.searchParams.get("key") ?? "").trim().slice(0, MAX_KEY_LENGTH);
  const countOf = ({ key }: Network): number => counts.get(key) ?? 0;
  return {
    ...pageFrame(request, {
      seo: "networks",
      values: { count: String(networks.length) },
      place: "/networks",
      ...(typed !== "" && { robots: "noindex" as const }),
    }),
    typed,
    total: networks.length,
    path: localPath(language, "/networks"),
    networks: networks
      .filter((network) => isCalled(network, typed))
      .toSorted((a, b) => countOf(b) - countOf(a))
      .map((network) => ({
        ...networkMark(network),
        symbol: network.symbol,
        isDeprecated: network.isDeprecated,
        dapps: isOffered("/dappstore") ? countOf(network) : null,
        path: localPath(language, networkPath(network.key)),
      })),
  };
}

/** Every name of a network counts, and its chain id. */
export function isCalled(network: Network, typed: string): boolean {
  const wanted = typed.toLowerCase();
  const { key, title, symbol, chainId, formerNames, aliases } = network;
  return (
    chainId === wanted ||
    [key, title, symbol, ...formerNames, ...aliases].some((name) => name.toLowerCase().includes(wanted))
  );
}
