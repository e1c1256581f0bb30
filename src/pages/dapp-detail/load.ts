import { data, redirect, type RouterContextProvider } from "react-router";
import { brand } from "#brand/brand.ts";
import { ownPicture } from "#features/catalogue/card.ts";
import { dayOf, type FactSource } from "#features/catalogue/facts.ts";
import { pauseOf } from "#features/catalogue/listings/paused.ts";
import { needsOf } from "#features/catalogue/needs.ts";
import { hostOf } from "#features/catalogue/risk.ts";
import {
  categoryPath,
  dappPagePath,
  MAX_ID,
  type Category,
  type Dapp,
  type Network,
} from "#features/catalogue/model.ts";
import { recoveryPath } from "#features/submissions/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { localPath } from "#i18n/paths.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { shownProofs } from "#pages/shown-proof.ts";
import { dateAsKnown } from "./facts/date-as-known.ts";
import { incidentFacts } from "./facts/incident-facts.ts";
import {
  contractFacts,
  languageNames,
  networkFacts,
  tokenChangeFacts,
  tokenFacts,
} from "./facts/contract-facts.ts";
import { badgeOf, feedName, feedsOf, shownHistory } from "./follow/follow-facts.ts";
import { isSubmitted, shownSource, sourceFacts, sourceOf } from "./facts/source-facts.ts";

const SIMILAR = 6;
const ID = /^[1-9]\d{0,9}$/;

/** Returns null if the text is not a valid DApp id. */
export function readId(text: string | null): number | null {
  const id = text !== null && ID.test(text) ? Number(text) : Number.NaN;
  return id <= MAX_ID ? id : null;
}

type Context = Readonly<RouterContextProvider>;

export async function load(context: Context, url: URL) {
  const id = readId(url.searchParams.get("id"));
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const dapp = id === null ? null : await catalogue.dapp(id, language);
  if (!dapp) return data(await missing(context), { status: 404 });
  if (!dapp.isListed) {
    const successor = await catalogue.successorOf(dapp.id);
    if (successor !== null) return redirect(localPath(language, dappPagePath(successor)), 308);
    return data(await delisted(context, dapp), { status: 410 });
  }
  return data(await listed(context, dapp, url.searchParams.has("open")), { status: 200 });
}

async function missing(context: Context) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const { dapps } = await catalogue.teaser(request.language, SIMILAR);
  return {
    ...pageFrame(request, { seo: "notFound", robots: "noindex" }),
    state: "missing" as const,
    similar: dapps,
  };
}

async function delisted(context: Context, dapp: Dapp) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const history = await catalogue.dappHistory(dapp);
  const pause = pauseOf(history);
  return {
    ...pageFrame(request, {
      seo: "dappDetail",
      values: headValues(dapp, await categoriesOf(context, dapp)),
      robots: "noindex",
    }),
    state: "delisted" as const,
    title: dapp.title,
    changed: formatDate(dapp.changedAt, request.language),
    paused: pause && { by: pause.by, since: formatDate(pause.since, request.language) },
    history: shownHistory(history, request),
    similar: await similar(context, dapp),
  };
}

export type DelistedDapp = Awaited<ReturnType<typeof delisted>>;

async function listed(context: Context, dapp: Dapp, isLeaving: boolean) {
  const request = context.get(pageRequestContext);
  const { catalogue, ownership } = context.get(servicesContext);
  const { language, publicOrigin } = request;
  const categories = await categoriesOf(context, dapp);
  const path = dappPagePath(dapp.id);
  const { picture } = ownPicture(dapp);
  return {
    ...listedFrame(request, dapp, { categories, isLeaving, logo: picture }),
    state: isLeaving ? ("leaving" as const) : ("listed" as const),
    id: dapp.id,
    title: dapp.title,
    url: dapp.url,
    host: hostOf(dapp.url),
    appLink: `${brand.wallet.deepLink}?${new URLSearchParams({ url: dapp.url })}`,
    description: dapp.description,
    isDescriptionOurs: !dapp.isDescriptionGiven || sourceOf(dapp, "description").by === "catalogue",
    kind: dapp.kind,
    /** Only what a project sent has a receipt. */
    recovery: isSubmitted(dapp) ? localPath(language, recoveryPath(path)) : null,
    screenshots: dapp.screenshots,
    picture,
    /** Without a language, so that each reader gets their own. */
    address: publicOrigin + path,
    leavePath: `${localPath(language, path)}&open=1`,
    categories: categories.map((one) => ({
      id: one.id,
      title: one.title,
      path: localPath(language, categoryPath(one)),
    })),
    ...(await onChainFacts(context, dapp)),
    audits: dapp.audits.map((audit) => ({ ...audit, date: dateAsKnown(audit.date, language) })),
    incidents: incidentFacts(dapp.incidents, language),
    connection: dapp.connection,
    referral: dapp.referral,
    fees: dapp.fees,
    languages: languageNames(dapp.languages, language),
    needs: needsOf(dapp),
    ...shownProofs(await ownership.ofListing(path), language),
    listed: formatDate(dapp.listedAt, language),
    // The catalogue may have written it down before this installation listed it.
    changed: dapp.changedAt > dapp.listedAt ? formatDate(dapp.changedAt, language) : null,
    sources: sourceFacts(dapp, language),
    history: shownHistory(await catalogue.dappHistory(dapp), request),
    feeds: feedsOf(dapp, language),
    badge: badgeOf(dapp, request),
    similar: await similar(context, dapp),
  };
}

async function onChainFacts(context: Context, dapp: Dapp) {
  const { language } = context.get(pageRequestContext);
  const { catalogue, contracts } = context.get(servicesContext);
  const networks = await catalogue.networks();
  return {
    networks: networkFacts(dapp, networks),
    otherNetworks: dapp.otherNetworks,
    contracts: contractFacts(dapp, networks, await contracts.of(dapp), language),
    tokens: await tokensWithSource(context, dapp, networks),
    symbols: dapp.tokens,
    isTokenless: dapp.hasToken === false && dapp.tokens.length === 0,
    tokenChanges: tokenChangeFacts(dapp, language),
  };
}

/** A token has its own history; without one it came with the DApp. */
async function tokensWithSource(context: Context, dapp: Dapp, networks: readonly Network[]) {
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const tokens = await catalogue.tokensOf(dapp.id);
  const sources = tokens.map(async (token): Promise<FactSource> => {
    const [last] = await catalogue.listingHistory("token", token);
    if (!last) return sourceOf(dapp, "tokens");
    return { by: last.isByProject ? "project" : "catalogue", date: dayOf(last.at) };
  });
  const shown = (await Promise.all(sources)).map((source) => shownSource(source, language));
  return tokenFacts(tokens, networks).map((token, at) => ({
    ...token,
    source: shown[at] ?? shownSource(sourceOf(dapp, "tokens"), language),
  }));
}

interface Framed {
  readonly categories: readonly Category[];
  readonly isLeaving: boolean;
  /** Its own picture. */
  readonly logo: string | undefined;
}

function listedFrame(request: PageRequest, dapp: Dapp, { categories, isLeaving, logo }: Framed) {
  const categorySteps = categories.slice(0, 1).map((one) => ({ name: one.title, path: categoryPath(one) }));
  const self = { name: dapp.title, path: dappPagePath(dapp.id) };
  return pageFrame(request, {
    seo: "dappDetail",
    values: headValues(dapp, categories),
    feeds: [
      ...feedLinks(
        request.language,
        feedName(dapp),
        request.translate("feeds.dapp.title", { name: dapp.title }),
      ),
      ...feedLinks(request.language, "dapps", request.translate("feeds.dapps.title")),
    ],
    query: `?id=${dapp.id}`,
    share: { title: dapp.title, text: dapp.description, beside: { avatarOf: dapp.title, logo } },
    place: "/dappstore",
    below: [...categorySteps, self],
    ...(isLeaving ? { robots: "noindex" as const } : {}),
  });
}

export type ListedDapp = Awaited<ReturnType<typeof listed>>;

async function similar(context: Context, dapp: Dapp) {
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  return catalogue.cards(await catalogue.related(dapp, language, SIMILAR), language);
}

async function categoriesOf(
  context: Context,
  { categoryIds }: Pick<Dapp, "categoryIds">,
): Promise<Category[]> {
  const { language } = context.get(pageRequestContext);
  const all = await context.get(servicesContext).catalogue.categories(language);
  return categoryIds.flatMap((id) => all.find((one) => one.id === id) ?? []);
}

const headValues = ({ title }: Dapp, [category]: readonly Category[]) => ({
  name: title,
  category: category?.title ?? "",
});
