import { data, redirect, type RouterContextProvider } from "react-router";
import { brand } from "#brand/brand.ts";
import { dayOf } from "#features/catalogue/facts.ts";
import { pauseOf } from "#features/catalogue/listings/paused.ts";
import { LISTING_FIELD_LABELS } from "#features/catalogue/listings/listing-fields.ts";
import { listingPath, networkPath, type ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey, dappPagePath, type Network, type Nft, type Token } from "#features/catalogue/model.ts";
import { hostOf } from "#features/catalogue/risk.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { reportPath } from "#features/problem-reports/model.ts";
import { recoveryPath } from "#features/submissions/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { formatDecimal } from "#i18n/formats/decimal.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { explorerLink } from "#features/catalogue/listings/explorer-link.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { shownProofs } from "#pages/shown-proof.ts";

type Context = Readonly<RouterContextProvider>;

interface Params {
  readonly network?: string | undefined;
  readonly address?: string | undefined;
}

const notFound = () => data(null, { status: 404 });

export async function load(context: Context, kind: ListingKind, params: Params) {
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const { address = "" } = params;
  const network = (await catalogue.networks()).find(({ key }) => key === params.network);
  if (!network) throw notFound();
  const key = { network: network.key, address };
  const listing = await catalogue.listing(kind, key);
  if (listing === null) {
    const moved = await catalogue.movedTo(kind, key);
    if (moved !== null) return redirect(localPath(language, listingPath(kind, moved)), 308);
    const former = await catalogue.formerListing(kind, key);
    if (former === null) throw notFound();
    return data(await gone(context, kind, former), { status: 410 });
  }
  // A contract has one address, whatever its capitals.
  if (address !== addressKey(address)) return redirect(localPath(language, listingPath(kind, key)), 308);
  return data(await listed(context, kind, listing, network), { status: 200 });
}

async function gone(context: Context, kind: ListingKind, former: Token | Nft) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const history = await catalogue.listingHistory(kind, former);
  const pausedBy = pauseOf(history)?.by ?? null;
  const { head } = pageFrame(request, { seo: "notFound", robots: "noindex" });
  const heading = request.translate(pausedBy === null ? "listings.gone.title" : "listings.gone.paused", {
    name: former.name,
  });
  return {
    head: { ...head, title: `${heading} · ${brand.name}`, description: heading },
    state: "gone" as const,
    kind,
    heading,
    pausedBy,
    history: shownHistory(history, request),
  };
}

type Histories = Awaited<ReturnType<CatalogueService["listingHistory"]>>;

const shownHistory = (history: Histories, { language, translate }: PageRequest) =>
  history.map(({ at, what, isByProject, reason, fields }) => ({
    what,
    isByProject,
    reason,
    fields: fields.map((field) => translate(LISTING_FIELD_LABELS[field])).join(", "),
    date: formatDate(at, language),
    at: at.toISOString(),
  }));

export type ShownHistory = ReturnType<typeof shownHistory>;

async function listed(context: Context, kind: ListingKind, listing: Token | Nft, network: Network) {
  const request = context.get(pageRequestContext);
  const { catalogue, ownership } = context.get(servicesContext);
  const { language } = request;
  const history = await catalogue.listingHistory(kind, listing);
  const dapps = await catalogue.dappsUsing(listing, language);
  return {
    ...frameOf(request, kind, listing, network),
    state: "listed" as const,
    kind,
    name: listing.name,
    symbol: "symbol" in listing ? listing.symbol : null,
    decimals: "decimals" in listing ? listing.decimals : null,
    description: listing.description ?? null,
    supply: supplyOf(listing, language),
    picture: listing.logo,
    address: listing.address,
    explorer: explorerLink(network, listing.address),
    standard: "standard" in listing ? listing.standard : await usualStandard(context, network),
    network: { title: network.title, path: localPath(language, networkPath(network.key)) },
    website: listing.website === undefined ? null : siteOf(listing.website),
    marketplaces: "marketplaces" in listing ? listing.marketplaces.map(siteOf) : [],
    source: await sourceOf(context, listing, history),
    formerContracts: await formerContracts(context, kind, listing),
    ...shownProofs(await ownership.ofListing(listingPath(kind, listing)), language),
    history: shownHistory(history, request),
    dapps: dapps.map(({ id, title, description }) => ({
      id,
      title,
      description,
      path: localPath(language, dappPagePath(id)),
    })),
    /** Only what a project sent has a receipt. */
    recovery: history.some(({ isByProject }) => isByProject)
      ? localPath(language, recoveryPath(listingPath(kind, listing)))
      : null,
    watch: watchOf(request, listing, network),
    report: localPath(language, reportPath(listingPath(kind, listing))),
  };
}

async function formerContracts(context: Context, kind: ListingKind, listing: Token | Nft) {
  const { language } = context.get(pageRequestContext);
  const moves = await context.get(servicesContext).catalogue.movedFrom(kind, listing);
  return moves.map(({ address, at, reason, signer, role }) => ({
    address,
    reason,
    signedAs: signer === "" ? null : signedAs(role),
    date: formatDate(at, language),
  }));
}

const SIGNER_ROLES = ["owner", "admin", "deployer"] as const;

const signedAs = (role: string) => SIGNER_ROLES.find((one) => one === role) ?? ("unknown" as const);

export type ListedListing = Awaited<ReturnType<typeof listed>>;

/** What a node told when the token was approved; a figure without a source is not shown. */
function supplyOf(listing: Token | Nft, language: Language) {
  if (!("supply" in listing) || listing.supply === undefined || listing.supplyDay === undefined) return null;
  return {
    amount: formatDecimal(listing.supply, language),
    date: formatDate(new Date(listing.supplyDay), language),
  };
}

const siteOf = (url: string) => ({ url, host: URL.canParse(url) ? hostOf(url) : url });

/** The network's standard for tokens, if it has only one. */
async function usualStandard(context: Context, network: Network): Promise<string | null> {
  const all = await context.get(servicesContext).catalogue.tokenStandards();
  const own = (all[network.namespace] ?? []).filter(
    ({ type, networks }) => type === "token" && networks.includes(network.key),
  );
  return own.length === 1 ? (own[0]?.key ?? null) : null;
}

type History = readonly { readonly at: Date; readonly isByProject: boolean }[];

/** Who stated the facts, and when: the last change, otherwise the DApp that the token belongs to. */
async function sourceOf(context: Context, listing: Token | Nft, [last]: History) {
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  if (last) return { isByProject: last.isByProject, date: formatDate(last.at, language) };
  if ("listedAt" in listing) return { isByProject: true, date: formatDate(listing.changedAt, language) };
  const dapp = listing.dappId === null ? null : await catalogue.dapp(listing.dappId, language);
  if (!dapp) return null;
  const day = dapp.sources.tokens?.date ?? dayOf(dapp.changedAt);
  return { isByProject: dapp.sources.tokens?.by === "project", date: formatDate(new Date(day), language) };
}

/** What a wallet needs to show the token (EIP-747); only EVM wallets take it. */
function watchOf({ publicOrigin }: PageRequest, listing: Token | Nft, { isEvm, chainId }: Network) {
  if (!("symbol" in listing) || !isEvm || chainId === null || !/^\d{1,15}$/.test(chainId)) return null;
  const { address, symbol, decimals, logo } = listing;
  return {
    chainId: `0x${Number(chainId).toString(16)}`,
    token: { address, symbol, decimals, ...(logo !== null && { image: publicOrigin + logo }) },
  };
}

function frameOf(request: PageRequest, kind: ListingKind, listing: Token | Nft, network: Network) {
  const { name } = listing;
  const symbol = "symbol" in listing ? listing.symbol : "";
  const path = listingPath(kind, listing);
  const place = kind === "token" ? "/tokens" : "/nfts";
  return pageFrame(request, {
    seo: kind,
    values: { name, symbol, network: network.title },
    share: {
      title: symbol === "" ? name : `${name} (${symbol})`,
      text: request.translateKey(`listings.${kind}.on`, { symbol, network: network.title }),
      beside: { avatarOf: name, logo: listing.logo ?? undefined },
    },
    place,
    below: [
      { name: network.title, path: `${place}?network=${network.key}` },
      { name, path },
    ],
    structured: [
      {
        "@type": "WebPage",
        name,
        url: request.publicOrigin + localPath(request.language, path),
        about: {
          "@type": "Thing",
          name,
          ...(symbol !== "" && { alternateName: symbol }),
          identifier: `${network.key}:${listing.address}`,
        },
      },
    ],
  });
}
