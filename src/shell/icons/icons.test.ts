import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { social } from "#brand/brand.ts";
import { allAccounts } from "#shell/channels/social-links.ts";
import { isMenu, navigation } from "#shell/navigation/navigation.ts";

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
interface IconModule {
  readonly __iconData: { readonly node: readonly IconNode[] };
}

/** Those that components name: a name without a drawing leaves an empty square. */
const sources = globSync("src/**/*.tsx").map((path) => readFileSync(path, "utf8"));
const named = sources.flatMap((text) =>
  [...text.matchAll(/<FileIcon name="([a-z-]+)"/g)].map(([, name = ""]) => name),
);

const file = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
const items = navigation.tabs.flatMap((tab) => (isMenu(tab) ? tab.items : []));
const names = [...new Set([...items.map(({ icon }) => icon), ...named])].toSorted();
const marks = [...new Set(allAccounts(social).map(({ icon }) => icon))].toSorted();
const [icons = "", ownersMarks = ""] = file.split(/^ {2}<!-- Marks .*\n/m);

async function symbolOf(name: string): Promise<string> {
  const icon = (await import(`lucide-react/icons/${name}`)) as IconModule;
  const shapes = icon.__iconData.node.map(([tag, attributes]) => {
    const rendered = Object.entries(attributes).filter(([attribute]) => attribute !== "key");
    const written = rendered.map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>\n`;
}

it("the icon file contains exactly the Lucide icons that the menus and components use", async () => {
  const symbols = await Promise.all(names.map(symbolOf));
  expect(icons).toBe(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}`);
});

it("then exactly the marks of the channels, each one shape in the colour of the text", () => {
  const symbol =
    /^ {2}<symbol id="([a-z]+)" viewBox="0 0 24 24"><path fill="currentColor" stroke="none" d="[^"]+"\/><\/symbol>$/gm;
  expect([...ownersMarks.matchAll(symbol)].map(([, name]) => name)).toEqual(marks);
  expect(ownersMarks.replaceAll(symbol, "").trim()).toBe("</svg>");
});
