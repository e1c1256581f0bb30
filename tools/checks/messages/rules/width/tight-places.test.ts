import { expect, it } from "vitest";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import { tightPlaces } from "./tight-places.ts";

/** The tight keys among these, when this is all the code there is. */
function tight(keys: readonly string[], code: string, path = "src/pages/a/page.tsx"): string[] {
  const catalogue = smallCatalogue({ en: Object.fromEntries(keys.map((key) => [key, "text"])) });
  const text = `const t = useTranslations("page"); ${code}`;
  return tightPlaces(catalogue, [{ path, text }]).map((place) => place.replace("page ", ""));
}

it.each(["Button", "ButtonLink", "Chip", "ChipLink", "Tag"])("what stands on a %s is tight", (box) => {
  expect(tight(["a", "b"], `<${box} icon={<Icon />}>{t("a")}</${box}>; <p>{t("b")}</p>`)).toEqual(["a"]);
});

it("what only describes a button is not", () => {
  expect(tight(["a", "b"], `<Button title={t("b")} data-text={t("b")}>{t("a")}</Button>`)).toEqual(["a"]);
});

it("either of two labels counts, and one in a part of the button", () => {
  expect(tight(["a", "b"], `<Button>{t(isOpen ? "a" : "b")}</Button>`)).toEqual(["a", "b"]);
  expect(tight(["a"], `<Button><span data-in="ready">{t("a")}</span></Button>`)).toEqual(["a"]);
});

it("a template names all of its keys", () => {
  expect(tight(["kinds.x", "kinds.y", "other"], "<Tag>{t(`kinds.${kind}`)}</Tag>")).toEqual([
    "kinds.x",
    "kinds.y",
  ]);
});

it("the heads of a table are tight, and what a button says while it works", () => {
  expect(tight(["a"], `<Table columns={[{ key: "x", label: t("a") }]} />`)).toEqual(["a"]);
  expect(tight(["a", "b"], `<Button loadingText={t("b")}>{t("a")}</Button>`)).toEqual(["a", "b"]);
});

it("tests and the style guide draw for nobody", () => {
  const code = `<Button>{t("a")}</Button>`;
  expect(tight(["a"], code, "src/pages/a/page.test.tsx")).toEqual([]);
  expect(tight(["a"], code, "src/pages/styleguide/sections/actions.tsx")).toEqual([]);
});
