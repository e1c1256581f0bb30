import { expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { unused } from "./unused.ts";

/** Returns the keys that this code does not use. */
function unshown(keys: readonly string[], ...code: string[]): string[] {
  const catalogue = smallMessageCatalogue({ en: Object.fromEntries(keys.map((key) => [key, "text"])) });
  const files = code.map((text, index) => ({ path: `src/${index}.tsx`, text }));
  return unused(catalogue, files).map(({ where }) => where.replace("en/page ", ""));
}

it("a key that no code uses is found", () => {
  expect(unshown(["title", "lead"], `useTranslations("page")("title")`)).toEqual(["lead"]);
});

it("a key counts only where its namespace is read, not where the same word means something else", () => {
  expect(unshown(["title"], `useTranslations("other")("title")`)).toEqual(["title"]);
  expect(unshown(["box.title"], `const t = useTranslations("page.box"); t("title")`)).toEqual([]);
});

it("a whole path counts in any file", () => {
  expect(unshown(["box.title"], `const KEY = "page.box.title";`)).toEqual([]);
});

it("a variable in a template stands for any step", () => {
  const code = 'const t = useTranslations("page"); t(`states.${state}.title`)';
  expect(unshown(["states.open.title", "states.open.text"], code)).toEqual(["states.open.text"]);
});

it("a named branch of three steps is used as a whole, because code appends the last step", () => {
  expect(unshown(["refusals.late.title"], `const KEYS = { late: "page.refusals.late" };`)).toEqual([]);
});

it("a key in data counts if a file reads its namespace through a variable", () => {
  const data = `{ "title": "menu.products" }`;
  expect(unshown(["menu.products"], data, `const t = useTranslations("page"); t(item.title)`)).toEqual([]);
  expect(unshown(["menu.products"], data)).toEqual(["menu.products"]);
});

it("a namespace can be a template as well", () => {
  const code = 'const t = useTranslations(`page.${id}Steps`); t("title")';
  expect(unshown(["appSteps.title", "app.title"], code)).toEqual(["app.title"]);
});

it("tests and style sheets do not count as use", () => {
  const catalogue = smallMessageCatalogue({ en: { title: "text" } });
  const text = `useTranslations("page")("title")`;
  expect(unused(catalogue, [{ path: "src/a.test.tsx", text }])).toHaveLength(1);
  expect(unused(catalogue, [{ path: "src/a.tsx", text }])).toEqual([]);
});

it("a namespace in a variable is looked up where its path is written", () => {
  const part = `<Part texts="page.type" />`;
  expect(unshown(["type.hint"], part, `useTranslations(texts)("hint")`)).toEqual([]);
  expect(unshown(["type.hint"], `useTranslations(texts)("hint")`)).toEqual(["type.hint"]);
});

it("a variable in a template is one step, so it does not match a whole branch", () => {
  const code = 'const t = useTranslations("page"); t(`states.${state}`)';
  expect(unshown(["states.open", "states.open.title"], code)).toEqual(["states.open.title"]);
});

it("a template that has only variables matches nothing", () => {
  const code = 'const t = useTranslations("page"); t(`${branch}.${key}`)';
  expect(unshown(["states.open"], code)).toEqual(["states.open"]);
});

it("for a path that ends in a variable, the same file must name the rest of the key", () => {
  const code = 'const say = (key) => text(`page.${key}`); say("title"); say(`${kind}.body`)';
  expect(unshown(["title", "open.body", "open.lead"], code)).toEqual(["open.lead"]);
});

it("a variable that is no key does not turn the words of other files into keys", () => {
  const other = `process.on("disconnect", stop);`;
  const code = `const t = useTranslations("page"); draw(box); t("title")`;
  expect(unshown(["title", "disconnect"], code, other)).toEqual(["disconnect"]);
});
