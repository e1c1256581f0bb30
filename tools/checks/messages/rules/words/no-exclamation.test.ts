import { describe, expect, it } from "vitest";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import { noExclamation } from "./no-exclamation.ts";

describe("our voice has no exclamation marks", () => {
  it.each([
    ["en", "Welcome!"],
    ["zh", "欢迎！"],
    ["es", "¡Hola"],
  ])("refuses one in %s", (language, text) => {
    expect(noExclamation(smallCatalogue({ [language]: { a: text } }))).toHaveLength(1);
  });

  it("leaves the specification’s own words alone, in English only", () => {
    expect(noExclamation(smallCatalogue({ en: { a: "Error Email!" } }))).toEqual([]);
    expect(noExclamation(smallCatalogue({ vi: { a: "Error Email!" } }))).toHaveLength(1);
  });
});
