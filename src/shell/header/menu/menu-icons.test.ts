import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isMenu, navigation } from "#shell/navigation/navigation.ts";

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
interface IconModule {
  readonly __iconData: { readonly node: readonly IconNode[] };
}

const file = readFileSync(new URL("./menu-icons.svg", import.meta.url), "utf8");
const names = [
  ...new Set(navigation.tabs.flatMap((tab) => (isMenu(tab) ? tab.items.map((item) => item.icon) : []))),
].toSorted();

async function symbolOf(name: string): Promise<string> {
  const icon = (await import(`lucide-react/icons/${name}`)) as IconModule;
  const shapes = icon.__iconData.node.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([attribute]) => attribute !== "key");
    const written = drawn.map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>\n`;
}

it("the icon file holds exactly Lucide's drawings of the icons that navigation names", async () => {
  const symbols = await Promise.all(names.map(symbolOf));
  expect(file).toBe(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`);
});
