import { describe, expect, it } from "vitest";
import { readMessageCatalogue } from "#tools/checks/messages/message-catalogue.ts";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import type { SourceFile } from "#tools/checks/source-tree.ts";
import { labelWidths } from "./label-width.ts";

const showing = (box: string): SourceFile => ({
  path: "src/pages/a/page.tsx",
  text: `const t = useTranslations("page"); const page = <${box}>{t("a")}</${box}>;`,
});

const problems = (english: string, russian: string, box = "Button") =>
  labelWidths(smallMessageCatalogue({ en: { a: english }, ru: { a: russian } }), [showing(box)])
    .filter(({ where }) => where.startsWith("ru/"))
    .map(({ problem }) => problem);

describe("a label in a tight place is at most 1.6 times as wide as the English one", () => {
  it("finds one that is wider", () => {
    expect(problems("Copy link", "Скопировать ссылку")).toEqual([
      "is 2.22 × as wide as in English, of 1.6: “Скопировать ссылку”",
    ]);
  });

  it("accepts one that fits", () => {
    expect(problems("Copy link", "Скопировать")).toEqual([]);
  });

  it("treats a very short English label as if it were eight letters wide", () => {
    expect(problems("Go", "Перейти")).toEqual([]);
    expect(problems("Go", "Перейти к следующему")).toHaveLength(1);
  });

  it("compares the widest form of a plural, not all of them", () => {
    const forms = "one {Ещё #} few {Ещё #} many {Ещё #} other {Ещё #}";
    expect(problems("{count, plural, one {# more} other {# more}}", `{count, plural, ${forms}}`)).toEqual([]);
  });

  it("ignores text that has enough room", () => {
    expect(problems("Copy link", "Скопировать ссылку", "p")).toEqual([]);
  });
});

it("finds an entry of LISTED that matches no message any more", () => {
  expect(labelWidths(smallMessageCatalogue({}), []).map(({ where }) => where)).toContain("tight-places.ts");
  expect(labelWidths(readMessageCatalogue(process.cwd()), [])).toEqual([]);
});
