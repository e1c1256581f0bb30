import type { RouterContextProvider } from "react-router";
import { ownPicture } from "#features/catalogue/card.ts";
import { dappPagePath, MAX_KEY_LENGTH, type Dapp } from "#features/catalogue/model.ts";
import { needsOf } from "#features/catalogue/needs.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { localPath } from "#i18n/paths.ts";
import { networkFacts } from "#pages/dapp-detail/facts/contract-facts.ts";
import { dateAsKnown } from "#pages/dapp-detail/facts/date-as-known.ts";
import { incidentFacts } from "#pages/dapp-detail/facts/incident-facts.ts";
import { readId } from "#pages/dapp-detail/load.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { shownProofs } from "#pages/shown-proof.ts";
import { comparePath, MAX_COMPARED } from "./compare-path.ts";

type Context = Readonly<RouterContextProvider>;

const OFFERED = 6;

/** The state is the address. Invalid ids are left out, and whatever is too many. */
function readIds(text: string | null): number[] {
  const parts = (text ?? "").split(",", 2 * MAX_COMPARED);
  const ids = parts.flatMap((part) => readId(part) ?? []);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export async function load(context: Context, { searchParams }: URL) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const { language } = request;
  const asked = readIds(searchParams.get("ids"));
  const dapps = await catalogue.byIds(asked, language);
  const ids = dapps.map(({ id }) => id);
  const key = (searchParams.get("key") ?? "").trim().slice(0, MAX_KEY_LENGTH);
  const isFull = ids.length === MAX_COMPARED;
  const offered = isFull ? [] : await offers(context, dapps, key);
  return {
    ...pageFrame(request, { seo: "compare", robots: "noindex" }),
    dapps: await Promise.all(dapps.map((dapp) => compared(context, dapp, ids))),
    ids: ids.join(","),
    typed: key,
    isFull,
    hasGone: ids.length < asked.length,
    offered: offered.map(({ id, title }) => ({
      title,
      path: localPath(language, comparePath([...ids, id])),
    })),
  };
}

/** What a search finds, otherwise DApps similar to the first one. */
async function offers(context: Context, chosen: readonly Dapp[], key: string): Promise<readonly Dapp[]> {
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const [first] = chosen;
  const count = OFFERED + chosen.length;
  const found =
    key !== ""
      ? (await catalogue.search({ key, count, language })).dapps
      : first === undefined
        ? []
        : await catalogue.related(first, language, count);
  return found.filter(({ id }) => !chosen.some((one) => one.id === id)).slice(0, OFFERED);
}

async function compared(context: Context, dapp: Dapp, ids: readonly number[]) {
  const { language } = context.get(pageRequestContext);
  const { catalogue, ownership } = context.get(servicesContext);
  const path = dappPagePath(dapp.id);
  const categories = await catalogue.categories(language);
  const others = ids.filter((id) => id !== dapp.id);
  return {
    id: dapp.id,
    title: dapp.title,
    picture: ownPicture(dapp).picture,
    path: localPath(language, path),
    removePath: localPath(language, comparePath(others)),
    description: dapp.description,
    kind: dapp.kind,
    categories: dapp.categoryIds.flatMap((id) => categories.find((one) => one.id === id)?.title ?? []),
    networks: [
      ...networkFacts(dapp, await catalogue.networks()).map(({ title }) => title),
      ...dapp.otherNetworks,
    ],
    contracts: dapp.contracts.length,
    audits: dapp.audits.map(({ firm, date }) => ({ firm, date: dateAsKnown(date, language) })),
    incidents: incidentFacts(dapp.incidents, language),
    tokens: dapp.tokens,
    isTokenless: dapp.hasToken === false && dapp.tokens.length === 0,
    needs: needsOf(dapp).answers,
    connection: dapp.connection,
    referral: dapp.referral,
    ...shownProofs(await ownership.ofListing(path), language),
    listed: formatDate(dapp.listedAt, language),
    changed: dapp.changedAt > dapp.listedAt ? formatDate(dapp.changedAt, language) : null,
  };
}

export type Comparison = Awaited<ReturnType<typeof load>>;
export type ComparedDapp = Comparison["dapps"][number];
