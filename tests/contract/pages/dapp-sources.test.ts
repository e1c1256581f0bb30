// "No statement on a DApp's page without source and date." Each DApp of the seed is read in one of the languages, in
// turn, so that every page and every language is covered.
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { readSeed } from "#tests/search/catalogue.ts";

const messages = loadMessageCatalogue(new URL("../../../build/messages/", import.meta.url));
const IDS = readSeed("dapps").map(({ hid }) => hid);

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const HAS_SOURCE = /data-source="(?:catalogue|project)"[^>]*>[^<]*\p{Nd}/u;
const listItems = (html: string): string[] => html.split("<li").slice(1);
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "").trim();
const sectionOf = (html: string, title: string): string =>
  html.split("<section").find((section) => section.includes(`id="${title}"`)) ?? "";

/** Neither a source with a date nor the words for an unknown fact. */
function isUnsourced(name: string, value: string, language: Language): boolean {
  const translate = messages.translate(language);
  const unknown = [
    ...(["unknown", "noContracts", "noAudits"] as const).map((key) => translate(`dappDetail.facts.${key}`)),
    translate("ownership.none"),
  ];
  if (HAS_SOURCE.test(value) || unknown.includes(textOf(value))) return false;
  if (name === translate("dappDetail.incidents.title"))
    return !listItems(value).every((item) => /\p{Nd}.*<a [^>]*href="https:/su.test(item));
  // The dates of the store itself.
  const dates = (["listed", "changed"] as const).map((key) => translate(`dappDetail.facts.${key}`));
  return !(dates.includes(name) && /\p{Nd}/u.test(value));
}

async function faultsOf(id: number, language: Language): Promise<string[]> {
  const html = await (await site.get(`/${language}/dappstore/detail?id=${id}`)).text();
  const facts = sectionOf(html, "facts-title");
  const rows = Array.from(facts.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs));
  const tokens = listItems(sectionOf(html, "tokens-title"));
  return [
    ...(rows.length < 10 ? ["too few facts"] : []),
    ...(HAS_SOURCE.test(sectionOf(html, "about-title")) ? [] : ["description"]),
    ...(tokens.every((item) => HAS_SOURCE.test(item)) ? [] : ["related tokens"]),
    ...rows.flatMap(([, name = "", value = ""]) => (isUnsourced(name, value, language) ? [name] : [])),
  ].map((fault) => `${id} in ${language}: ${fault}`);
}

it.each(LANGUAGES.map((language, at) => [language, at] as const))(
  "every statement has a source and a date in %s",
  async (language, at) => {
    const ids = IDS.filter((_, index) => index % LANGUAGES.length === at);
    expect(ids.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const id of ids) faults.push(...(await faultsOf(id, language)));
    expect(faults).toEqual([]);
  },
  120_000,
);
