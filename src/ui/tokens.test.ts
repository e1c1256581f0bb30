import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contrastOf } from "#lib/contrast.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

function rolesOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? "";
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
}

const themes = { light: rolesOf('[data-theme="light"]'), dark: rolesOf('[data-theme="dark"]') };

const pairs: readonly [over: string, under: string, needs: number][] = [
  ["text-1", "surface-0", 4.5],
  ["text-2", "surface-0", 4.5],
  ["text-2", "surface-2", 4.5],
  ["text-3", "surface-0", 4.5],
  ["text-3", "surface-1", 4.5],
  ["text-3", "surface-2", 4.5],
  ["accent", "surface-0", 4.5],
  ["accent", "surface-1", 4.5],
  ["accent", "surface-2", 4.5],
  ["accent", "accent-soft", 4.5],
  ["text-on-action", "action", 4.5],
  ["text-on-action", "action-hover", 4.5],
  ["positive", "positive-soft", 4.5],
  ["warning", "warning-soft", 4.5],
  ["danger", "surface-1", 4.5],
  ["danger", "danger-soft", 4.5],
  ["text-1", "warning-soft", 4.5],
  ["text-1", "danger-soft", 4.5],
  ["text-on-pool", "surface-pool", 4.5],
  ["text-on-pool-2", "surface-pool", 4.5],
  ["text-on-pool-2", "surface-pool-2", 4.5],
  ["text-on-highlight", "highlight", 4.5],
  ["line-control", "surface-0", 3],
  ["line-control", "surface-1", 3],
  ["focus", "surface-0", 3],
  ["focus", "surface-1", 3],
  ["highlight", "surface-0", 3],
];

test.each(Object.entries(themes))(
  "every pair that must be read has its contrast in the %s theme",
  (_, roles) => {
    const weak = pairs.filter(
      ([over, under, needs]) => contrastOf(roles.get(over)!, roles.get(under)!) < needs,
    );
    expect(weak).toEqual([]);
  },
);

test("both themes define the same roles", () => {
  expect([...themes.dark.keys()].toSorted()).toEqual([...themes.light.keys()].toSorted());
});

test("a letter has enough contrast on every avatar background", () => {
  const all = rolesOf(":root {");
  const palettes = [...all.keys()]
    .filter((key) => /^avatar-\w+-deep$/.test(key))
    .map((key) => key.split("-")[1]);
  expect(palettes).toHaveLength(8);
  const weak = palettes.flatMap((palette) =>
    [
      ["deep", "ink"],
      ["pale", "ink-pale"],
    ].filter(([ground, ink]) => {
      const tone = (name: string) => all.get(`avatar-${palette}-${name}`)!;
      return contrastOf(tone(ground!), tone(ink!)) < 3;
    }),
  );
  expect(weak).toEqual([]);
});

test("a dark preference without JavaScript gets exactly the colours of the dark theme", () => {
  expect(rolesOf(":root:not([data-theme])")).toEqual(themes.dark);
});
