import { expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { tightPlaces } from "./tight-places.ts";

/** Returns those of the keys that are tight in this code. */
function tight(keys: readonly string[], code: string, path = "src/pages/a/page.tsx"): string[] {
  const catalogue = smallMessageCatalogue({ en: Object.fromEntries(keys.map((key) => [key, "text"])) });
  const text = `const t = useTranslations("page"); ${code}`;
  return tightPlaces(catalogue, [{ path, text }]).map((place) => place.replace("page ", ""));
}

it.each(["Button", "ButtonLink", "Chip", "ChipLink", "Tag"])("a text on a %s is tight", (box) => {
  expect(tight(["a", "b"], `<${box} icon={<Icon />}>{t("a")}</${box}>; <p>{t("b")}</p>`)).toEqual(["a"]);
});

it("a text that only describes a button is not tight", () => {
  expect(tight(["a", "b"], `<Button title={t("b")} data-text={t("b")}>{t("a")}</Button>`)).toEqual(["a"]);
});

it("both labels of a condition count, and so does one in a part of the button", () => {
  expect(tight(["a", "b"], `<Button>{t(isOpen ? "a" : "b")}</Button>`)).toEqual(["a", "b"]);
  expect(tight(["a"], `<Button><span data-in="ready">{t("a")}</span></Button>`)).toEqual(["a"]);
});

it("a template stands for all of its keys", () => {
  expect(tight(["kinds.x", "kinds.y", "other"], "<Tag>{t(`kinds.${kind}`)}</Tag>")).toEqual([
    "kinds.x",
    "kinds.y",
  ]);
});

it("table heads are tight, and so is a button's text while it loads", () => {
  expect(tight(["a"], `<Table columns={[{ key: "x", label: t("a") }]} />`)).toEqual(["a"]);
  expect(tight(["a", "b"], `<Button loadingText={t("b")}>{t("a")}</Button>`)).toEqual(["a", "b"]);
});

it("tests and the style guide do not count", () => {
  const code = `<Button>{t("a")}</Button>`;
  expect(tight(["a"], code, "src/pages/a/page.test.tsx")).toEqual([]);
  expect(tight(["a"], code, "src/pages/styleguide/sections/actions.tsx")).toEqual([]);
});
