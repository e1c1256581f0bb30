import { expect, it } from "vitest";
import { checkSharedAttributes } from "./shared-attributes.ts";

const linesOf = (path: string, text: string): unknown[] =>
  checkSharedAttributes([{ path, text }]).map(({ line }) => line);

it.each([
  'document.querySelector("[data-theme-toggle]");',
  "document.querySelector(`template[data-state=x]`);",
  "header.toggleAttribute('data-scrolled');",
  'const id = opener.dataset["opens"];',
])("a script of the shell spells no attribute itself: %s", (text) => {
  expect(linesOf("src/shell/theme/theme-toggle.browser.ts", `\n${text}`)).toEqual([2]);
});

it("selectors are built from the constants that the component uses", () => {
  const text = "document.querySelector(`[${THEME_TOGGLE.name}]`)?.getAttribute(THEME_TOGGLE.toDark);";
  expect(linesOf("src/shell/theme/theme-toggle.browser.ts", text)).toEqual([]);
  expect(
    linesOf("src/shell/prefetch/prefetch.browser.ts", 'import { mayPrefetch } from "./data-budget.ts";'),
  ).toEqual([]);
});

it("the constants themselves, components and tests are free to spell names", () => {
  const text = 'export const NEEDS = "data-needs";';
  expect(linesOf("src/shell/enhance/acknowledging-attributes.ts", text)).toEqual([]);
  expect(linesOf("src/shell/theme/theme-toggle.browser.test.ts", text)).toEqual([]);
});
