import { describe, expect, it } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { pluralForms } from "./plural-forms.ts";

const problems = (language: Language, text: string) =>
  pluralForms(smallMessageCatalogue({ [language]: { a: text } })).map(({ problem }) => problem);

describe("a plural has exactly the forms of its language", () => {
  it("accepts the complete set, with an extra =0", () => {
    expect(problems("en", "{count, plural, =0 {none} one {#} other {#}}")).toEqual([]);
    expect(problems("ru", "{count, plural, one {#} few {#} many {#} other {#}}")).toEqual([]);
    expect(problems("th", "{count, plural, other {#}}")).toEqual([]);
  });

  it("finds a form that is missing", () => {
    expect(problems("ru", "{count, plural, one {#} other {#}}")).toEqual([
      "{count} lacks the plural form “few”",
      "{count} lacks the plural form “many”",
    ]);
  });

  it("finds a form that the language does not have", () => {
    expect(problems("ja", "{count, plural, one {#} other {#}}")).toEqual([
      "{count} has “one”, which ja does not use",
    ]);
  });

  it("accepts =1 for “one” only where “one” means exactly the number 1", () => {
    expect(problems("en", "{count, plural, =1 {one} other {#}}")).toEqual([]);
    expect(problems("ru", "{count, plural, =1 {1} few {#} many {#} other {#}}")).toEqual([
      "{count} lacks the plural form “one”",
    ]);
    expect(problems("hi", "{count, plural, =1 {1} other {#}}")).toEqual([
      "{count} lacks the plural form “one”",
    ]);
  });

  it("finds a plural inside another branch", () => {
    expect(problems("en", "{kind, select, a {{count, plural, other {#}}} other {}}")).toEqual([
      "{count} lacks the plural form “one”",
    ]);
  });
});
