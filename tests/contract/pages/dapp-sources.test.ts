// "No statement on a DApp's page without source and date": every DApp of the seed in every language. The page's loader
// and the part of the page that states something are run without the server and the shell around them, because 3,700
// whole pages take minutes. One page is also read from the site, so that both show the same.
import { readdirSync, readFileSync } from "node:fs";
import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContractReadingStore } from "#features/catalogue/server/contracts/contract-reading-store.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { Statements } from "#pages/dapp-detail/detail.tsx";
import { load, type ListedDapp } from "#pages/dapp-detail/load.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";
import type { PageServices } from "#server/services.ts";
import { seed } from "#tests/contract/catalogue/seeded.ts";
import { openSeededDesk, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/site.ts";
import { readSeed } from "#tests/search/catalogue.ts";

const messages = loadMessageCatalogue(new URL("../../../build/messages/", import.meta.url));
/** As written: only the site's build resolves use-intl to the part that formats compiled messages. */
const TEXTS = new URL("../../../build/content/messages/", import.meta.url);
const textsIn = (language: Language): MessageTree =>
  Object.fromEntries(
    readdirSync(new URL(`${language}/`, TEXTS)).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(new URL(`${language}/${file}`, TEXTS), "utf8")) as MessageTree,
    ]),
  );

const IDS = readSeed("dapps").map(({ hid }) => hid);

let database: TestDatabase | undefined;
let desk: ReviewDesk;
let services: PageServices;
beforeAll(async () => {
  database = await engines[0]?.open();
  if (!database) throw new Error("no engine");
  // The loader asks for nothing else of a page's services.
  await seed(database.db);
  desk = openSeededDesk(database.db);
  services = desk.services as PageServices;
}, 60_000);
afterAll(() => database?.close());

async function dappIn(id: number, language: Language): Promise<ListedDapp> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(pageRequestContext, {
    language,
    variant: "pro",
    publicOrigin: "https://wallet.example",
    translate: messages.translate(language),
    translateKey: messages.translateKey(language),
  } as PageRequest);
  const loaded = await load(context, new URL(`https://wallet.example/dappstore/detail?id=${id}`));
  return (loaded as { data: ListedDapp }).data;
}

/** In one tree, so that they share the formatters of their language. */
async function statementsOf(ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const dapps: ListedDapp[] = [];
  for (const id of ids) dapps.push(await dappIn(id, language));
  const html = renderToStaticMarkup(
    createElement(
      LanguageProvider,
      { language, messages: textsIn(language) } as ComponentProps<typeof LanguageProvider>,
      dapps.map((dapp) =>
        createElement("article", { key: dapp.id, id: String(dapp.id) }, createElement(Statements, { dapp })),
      ),
    ),
  );
  return new Map(
    html
      .split("<article")
      .slice(1)
      .map((one, at) => [ids[at] ?? 0, one]),
  );
}

const HAS_SOURCE = /data-source="(?:catalogue|project)"[^>]*>[^<]*\p{Nd}/u;
/** What a node told names the node and the day itself. */
const NODE_READING = /data-source="node"[^>]*>([^<]*)</gu;
const listItems = (html: string): string[] => html.split("<li").slice(1);
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "").trim();
const sectionOf = (html: string, title: string): string =>
  html.split("<section").find((section) => section.includes(`id="${title}"`)) ?? "";

/** The words for an unknown fact, and the names of the statements that carry their dates themselves. */
const wordsIn = (language: Language) => {
  const translate = messages.translate(language);
  return {
    unknown: new Set([
      ...(["unknown", "noContracts", "noAudits"] as const).map((key) => translate(`dappDetail.facts.${key}`)),
      translate("ownership.none"),
    ]),
    dates: new Set((["listed", "changed"] as const).map((key) => translate(`dappDetail.facts.${key}`))),
    incidents: translate("dappDetail.incidents.title"),
  };
};

/** Neither a source with a date nor the words for an unknown fact. */
function isUnsourced(name: string, value: string, words: ReturnType<typeof wordsIn>): boolean {
  if (HAS_SOURCE.test(value) || words.unknown.has(textOf(value))) return false;
  if (name === words.incidents)
    return !listItems(value).every((item) => /\p{Nd}.*<a [^>]*href="https:/su.test(item));
  return !(words.dates.has(name) && /\p{Nd}/u.test(value));
}

function faultsIn(html: string, words: ReturnType<typeof wordsIn>): string[] {
  const facts = sectionOf(html, "facts-title");
  const rows = Array.from(facts.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs));
  const tokens = listItems(sectionOf(html, "tokens-title"));
  return [
    ...(rows.length < 10 ? ["too few facts"] : []),
    ...(HAS_SOURCE.test(sectionOf(html, "about-title")) ? [] : ["description"]),
    ...Array.from(facts.matchAll(NODE_READING)).flatMap(([, text = ""]) =>
      /2026|2569/u.test(text) ? [] : [`reading of a node: ${text}`],
    ),
    ...(tokens.every((item) => HAS_SOURCE.test(item)) ? [] : ["related tokens"]),
    ...rows.flatMap(([, name = "", value = ""]) => (isUnsourced(name, value, words) ? [name] : [])),
  ];
}

it.each(LANGUAGES)(
  "every statement about every DApp has a source and a date in %s",
  async (language) => {
    const words = wordsIn(language);
    const faults: string[] = [];
    for (const [id, html] of await statementsOf(IDS, language))
      for (const fault of faultsIn(html, words)) faults.push(`${id}: ${fault}`);
    expect(IDS.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  },
  120_000,
);

const firstInEnglish = async (): Promise<string> =>
  (await statementsOf(IDS.slice(0, 1), "en")).get(IDS[0] ?? 0) ?? "";

it("a fact without its source would be noticed", async () => {
  const html = await firstInEnglish();
  const without = html.replace(/data-source="\w+"/, "");
  expect(faultsIn(without, wordsIn("en"))).not.toEqual([]);
});

describe("what nodes told, fees, languages and the scope of audits", () => {
  const id = IDS.at(-1) ?? 0;
  beforeAll(async () => {
    const contract = { network: "eth", address: `0x${"ab".repeat(20)}`, label: "Vault" };
    const fields = [
      ["contracts", [contract, { ...contract, address: `0x${"cd".repeat(20)}` }]],
      ["audits", [{ firm: "Example Audits", date: "2026-03", scope: "Vault and router" }]],
      ["fees", [{ kind: "trade", rate: "0.3 %" }]],
      ["languages", ["en", "zh-Hant"]],
    ] as const;
    const by = { operator: "Ines", reason: "from their documents" };
    const edited = await desk.services.listings.of.dapp.edit(String(id), fields, by);
    if (!edited.ok) throw new Error(JSON.stringify(edited.problems));
    const reading = { proxy: "upgradeable", readAt: new Date("2026-11-19") } as const;
    await createContractReadingStore(desk.foundation.database.db).putReading(contract, reading);
  });

  it.each(LANGUAGES)("have their source and date too in %s", async (language) => {
    const html = (await statementsOf([id], language)).get(id) ?? "";
    expect(faultsIn(html, wordsIn(language))).toEqual([]);
    const translate = messages.translate(language);
    for (const key of ["fees", "languages", "proxyUpgradeable", "feeTrade"] as const)
      expect(html).toContain(translate(`dappDetail.facts.${key}`));
    expect(html).toContain("Vault and router");
    // Nobody read the second contract.
    expect(html.match(/data-source="node"/g)).toHaveLength(1);
  });
});

it("the site's page contains the same facts", async () => {
  const site = await startSite();
  const page = await (await site.get(`/en/dappstore/detail?id=${IDS[0]}`)).text();
  await site.stop();
  const namesIn = (html: string): string[] =>
    Array.from(sectionOf(html, "facts-title").matchAll(/<dt[^>]*>(.*?)<\/dt>/g), ([, name = ""]) => name);
  expect(namesIn(page)).toEqual(namesIn(await firstInEnglish()));
  expect(faultsIn(page, wordsIn("en"))).toEqual([]);
}, 60_000);
