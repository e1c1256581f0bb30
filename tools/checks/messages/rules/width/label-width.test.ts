import { describe, expect, it } from "vitest";
import { readCatalogue } from "#tools/checks/messages/catalogue.ts";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import type { SourceFile } from "#tools/checks/source-tree.ts";
import { labelWidths } from "./label-width.ts";

const showing = (box: string): SourceFile => ({
  path: "src/pages/a/page.tsx",
  text: `const t = useTranslations("page"); const page = <${box}>{t("a")}</${box}>;`,
});

const problems = (english: string, russian: string, box = "Button") =>
  labelWidths(smallCatalogue({ en: { a: english }, ru: { a: russian } }), [showing(box)])
    .filter(({ where }) => where.startsWith("ru/"))
    .map(({ problem }) => problem);

describe("a label in a tight place has 1.6 × the room of the English one", () => {
  it("finds one that is wider", () => {
    expect(problems("Copy link", "Скопировать ссылку")).toEqual([
      "is 2.22 × as wide as in English, of 1.6: “Скопировать ссылку”",
    ]);
  });

  it("accepts one that fits", () => {
    expect(problems("Copy link", "Скопировать")).toEqual([]);
  });

  it("does not bind a label to a very short English word", () => {
    expect(problems("Go", "Перейти")).toEqual([]);
    expect(problems("Go", "Перейти к следующему")).toHaveLength(1);
  });

  it("compares the widest form of a plural, not all of them", () => {
    const forms = "one {Ещё #} few {Ещё #} many {Ещё #} other {Ещё #}";
    expect(problems("{count, plural, one {# more} other {# more}}", `{count, plural, ${forms}}`)).toEqual([]);
  });

  it("leaves text with room alone", () => {
    expect(problems("Copy link", "Скопировать ссылку", "p")).toEqual([]);
  });
});

it("finds a listed place that no message has any more", () => {
  expect(labelWidths(smallCatalogue({}), []).map(({ where }) => where)).toContain("tight-places.ts");
  expect(labelWidths(readCatalogue(process.cwd()), [])).toEqual([]);
});
