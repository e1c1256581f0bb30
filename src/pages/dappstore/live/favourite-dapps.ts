/** The reader's favourites as cards, by their numbers; without a connection, as they were seen last. */
import { dappPagePath } from "#features/catalogue/model.ts";
import { FALLBACK_LANGUAGE, languageOfPath, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { createApiClient } from "#lib/api-client.ts";
import { readFavourites, showFavourites } from "#pages/favourite-hearts.ts";
import { loadNetworks } from "#pages/reference-lists.ts";
import { loadWithFallback } from "#shell/storage/cached-list.ts";
import { categoryTitles } from "./category-titles.ts";
import { fillTemplate } from "./fill-template.ts";
import { readFoundDapps, type FoundDapp } from "./found-dapps.ts";
import { part, type StoreParts } from "./store-parts.ts";
import { waitIn } from "./wait-in.ts";

const api = createApiClient({ origin: "" });

/** The last answer, in the language it was given in. */
const STORED = { version: 1, initial: [] as FoundDapp[], parse: readFoundDapps };

async function fetchDapps(ids: readonly string[], lang: Language): Promise<FoundDapp[]> {
  const answer = await api.get("/v1/application/listbyids_new", {
    query: { ids: ids.join(",") },
    headers: { lang },
  });
  const dapps = answer.ok ? readFoundDapps(answer.data) : undefined;
  if (!dapps) throw new Error("The favourites were not answered");
  return dapps;
}

/** Does nothing where the favourites are not what is shown. */
export async function showFavouriteDapps(parts: StoreParts): Promise<void> {
  const view = parts.content.querySelector<HTMLElement>("[data-favourites]");
  const ids = readFavourites();
  if (!view || ids.length === 0) return;
  const arrived = waitIn(parts.content);
  const language = languageOfPath(location.pathname) ?? FALLBACK_LANGUAGE;
  const [dapps, networks] = await Promise.all([
    loadWithFallback(`favourite-dapps-${language}`, () => fetchDapps(ids, language), STORED),
    loadNetworks(),
  ]);
  arrived();
  if (!view.isConnected) return;
  // A stored answer may be older than the favourites are.
  const found = dapps.value.filter(({ hid }) => ids.includes(String(hid)));
  const titles = new Map(networks.map(({ key, title }) => [key, title]));
  const isStored = dapps.savedAtMs !== null;
  const note = isStored ? "from-device" : found.length < ids.length ? "gone" : null;
  const cards = cardList(parts, found, { language, titles });
  part(view, "[data-empty]").replaceChildren(...(note ? [parts.copy(note)] : []), cards);
  showFavourites(view);
}

interface Names {
  readonly language: Language;
  readonly titles: ReadonlyMap<string, string>;
}

function cardList(parts: StoreParts, dapps: readonly FoundDapp[], { language, titles }: Names): Element {
  const list = part(parts.copy("list"), "ul");
  const blank = part(list, "li");
  const categories = categoryTitles(parts.categories);
  const cards = dapps.map((dapp) => {
    const card = blank.cloneNode(true) as Element;
    fillTemplate(card, {
      title: dapp.title,
      description: dapp.desc,
      category: categories.get(dapp.category_ids[0] ?? 0) ?? "",
      picture: dapp.icon_url,
    });
    part<HTMLAnchorElement>(card, "a").href = localPath(language, dappPagePath(dapp.hid));
    part(card, "[data-favourite]").dataset["favourite"] = String(dapp.hid);
    // Counting the networks in the card's foot takes the plurals that only the server has: they are named.
    const count = part(card, ":scope > :last-child > :last-child");
    count.textContent = namesOf(dapp.chains, titles);
    count.parentElement?.replaceChildren(count);
    return card;
  });
  list.replaceChildren(...cards);
  return list;
}

const NAMED = 2;

/** "Ethereum, Base +3" */
function namesOf(keys: readonly string[], titles: ReadonlyMap<string, string>): string {
  const names = keys.flatMap((key) => titles.get(key) ?? []);
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` +${more}` : "");
}
