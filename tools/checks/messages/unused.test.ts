import { expect, it } from "vitest";
import { smallCatalogue } from "./small-catalogue.ts";
import { findUnused } from "./unused.ts";

/** The keys nothing shows, when this is all the code there is. */
function unused(keys: readonly string[], ...code: string[]): string[] {
  const catalogue = smallCatalogue({ en: Object.fromEntries(keys.map((key) => [key, "text"])) });
  const files = code.map((text, index) => ({ path: `src/${index}.tsx`, text }));
  return findUnused(catalogue, files).map(({ where }) => where.replace("en/page ", ""));
}

it("a key that no code names is found", () => {
  expect(unused(["title", "lead"], `useTranslations("page")("title")`)).toEqual(["lead"]);
});

it("a key counts where its namespace is read, not where the same word means something else", () => {
  expect(unused(["title"], `useTranslations("other")("title")`)).toEqual(["title"]);
  expect(unused(["box.title"], `const t = useTranslations("page.box"); t("title")`)).toEqual([]);
});

it("a whole path counts in any file", () => {
  expect(unused(["box.title"], `const KEY = "page.box.title";`)).toEqual([]);
});

it("a value in a template stands for any step", () => {
  const code = 'const t = useTranslations("page"); t(`states.${state}.title`)';
  expect(unused(["states.open.title", "states.open.text"], code)).toEqual(["states.open.text"]);
});

it("a long branch that is named is used as a whole, for code adds the last step", () => {
  expect(unused(["refusals.late.title"], `const KEYS = { late: "page.refusals.late" };`)).toEqual([]);
});

it("a key that stands in data counts where a file reads its namespace by a value", () => {
  const data = `{ "title": "menu.products" }`;
  expect(unused(["menu.products"], data, `const t = useTranslations("page"); t(item.title)`)).toEqual([]);
  expect(unused(["menu.products"], data)).toEqual(["menu.products"]);
});

it("a namespace can be a template as well", () => {
  const code = 'const t = useTranslations(`page.${id}Steps`); t("title")';
  expect(unused(["appSteps.title", "app.title"], code)).toEqual(["app.title"]);
});

it("tests and style sheets show nothing", () => {
  const catalogue = smallCatalogue({ en: { title: "text" } });
  const text = `useTranslations("page")("title")`;
  expect(findUnused(catalogue, [{ path: "src/a.test.tsx", text }])).toHaveLength(1);
  expect(findUnused(catalogue, [{ path: "src/a.tsx", text }])).toEqual([]);
});

it("a namespace that is a value is looked for where its path stands", () => {
  const part = `<Part texts="page.type" />`;
  expect(unused(["type.hint"], part, `useTranslations(texts)("hint")`)).toEqual([]);
  expect(unused(["type.hint"], `useTranslations(texts)("hint")`)).toEqual(["type.hint"]);
});
