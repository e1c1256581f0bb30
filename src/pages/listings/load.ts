import type { RouterContextProvider } from "react-router";
import { listingRow } from "#features/catalogue/listings/listing-row.ts";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey, MAX_KEY_LENGTH, type Nft, type Token } from "#features/catalogue/model.ts";
import { localPath } from "#i18n/paths.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** The state of the list is its address. Invalid parameters fall back to their defaults. */
export async function load(context: Readonly<RouterContextProvider>, kind: ListingKind, url: URL) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const { catalogue } = context.get(servicesContext);
  const networks = await catalogue.networks();
  const asked = url.searchParams;
  const network = networks.find(({ key }) => key === asked.get("network"));
  const key = (asked.get("key") ?? "").trim().slice(0, MAX_KEY_LENGTH);
  const query = { key, network: network?.key, after: readAfter(asked.get("after")) };
  const { listings, hasNext } = await (kind === "token" ? catalogue.tokens(query) : catalogue.nfts(query));
  const place = kind === "token" ? "/tokens" : "/nfts";
  const own = new URLSearchParams({ ...(key && { key }), ...(network && { network: network.key }) });
  const canonical = network ? `?network=${network.key}` : "";
  return {
    ...pageFrame(request, {
      seo: kind === "token" ? "tokens" : "nfts",
      place,
      query: canonical,
      // Results of a search, and the later pages of a list, are found through the list itself.
      ...(key !== "" || query.after ? { robots: "noindex" as const } : {}),
    }),
    kind,
    typed: key,
    network: network?.key ?? "",
    networkTitle: network?.title ?? null,
    isBeginning: query.after === undefined,
    networks: networks
      .map(({ key: value, title }) => ({ value, label: title }))
      .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
    rows: listings.map((one: Token | Nft) => listingRow(kind, one, networks)),
    path: localPath(language, place),
    firstPath: withQuery(localPath(language, place), own),
    nextPath: hasNext ? nextPath(localPath(language, place), own, listings.at(-1)) : null,
  };
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;

function nextPath(path: string, own: URLSearchParams, last: Token | Nft | undefined): string | null {
  if (last === undefined) return null;
  const after = `${last.network}:${addressKey(last.address)}`;
  return withQuery(path, new URLSearchParams([...own, ["after", after]]));
}

function readAfter(text: string | null) {
  const at = text?.indexOf(":") ?? -1;
  if (text === null || at < 1 || text.length > MAX_AFTER) return undefined;
  return { network: text.slice(0, at), address: text.slice(at + 1) };
}

const MAX_AFTER = 200;

export type ListingsData = Awaited<ReturnType<typeof load>>;
