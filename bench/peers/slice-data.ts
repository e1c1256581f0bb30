/** What both slices show: the menus, the footer, 39 cards of the store and the texts of the about page, from our content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";

/** As many as the store's front page has. */
const CARDS = 39;

type Tree = { readonly [key: string]: string | Tree };

const PROJECT = join(import.meta.dirname, "../..");
const read = <Value>(path: string): Value =>
  JSON.parse(readFileSync(join(PROJECT, "content", path), "utf8")) as Value;
const messages = (name: string): Tree => read<Tree>(`messages/en/${name}.json`);

function textAt(tree: Tree, path = ""): string {
  let found: string | Tree | undefined = tree;
  for (const key of path.split(".")) found = typeof found === "object" ? found[key] : undefined;
  return typeof found === "string" ? found : path;
}

function* textsIn(tree: Tree): Generator<string> {
  for (const value of Object.values(tree)) {
    if (typeof value === "string") yield value;
    else yield* textsIn(value);
  }
}

interface Entry {
  readonly title: string;
  readonly description?: string;
  readonly target: string;
}

interface SeedDapp {
  readonly hid: number;
  readonly title: string;
  readonly networks: readonly string[];
  readonly desc: { readonly en: string };
}

export function sliceData(): object {
  const header = messages("header");
  const footer = messages("footer");
  const store = messages("dappstore");
  const navigation = read<{ tabs: { title: string; items?: Entry[] }[] }>("site/navigation.json");
  const links = read<{ columns: { title: string; links: Entry[] }[] }>("site/footer.json");
  return {
    name: textAt(store, "page.title"),
    language: textAt(header, "bar.language"),
    languages: LANGUAGES.map((tag) => ({ tag, name: LANGUAGE_FACTS[tag].name })),
    menus: navigation.tabs.map(({ title, items = [] }) => ({
      title: textAt(header, title),
      items: items.map((item) => ({
        title: textAt(header, item.title),
        text: textAt(header, item.description),
        href: item.target,
      })),
    })),
    columns: links.columns.map((column) => ({
      title: textAt(footer, column.title),
      links: column.links.map(({ title, target }) => ({ title: textAt(footer, title), href: target })),
    })),
    store: {
      title: textAt(store, "page.title"),
      lead: textAt(store, "page.lead"),
      search: textAt(store, "search.submit"),
    },
    cards: read<SeedDapp[]>("seed/dapps.json")
      .slice(0, CARDS)
      .map(({ hid, title, networks, desc }) => ({
        key: hid,
        title,
        networks,
        text: desc.en,
        picture: `/uploads/${hid}`,
        href: `/en/dappstore/detail?id=${hid}`,
      })),
    about: [...new Set(textsIn(messages("about")))],
  };
}
