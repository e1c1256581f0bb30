import { describe, expect, it } from "vitest";
import type { Catalogue, Namespace } from "#tools/checks/messages/catalogue.ts";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import { FIXED_TEXTS, fixedTexts } from "./fixed-texts.ts";

function asSpecified(): Record<string, Record<string, string>> {
  const namespaces: Record<string, Record<string, string>> = {};
  for (const [place, text] of Object.entries(FIXED_TEXTS)) {
    const [namespace = "", key = ""] = place.split(" ", 2);
    (namespaces[namespace] ??= {})[key] = text;
  }
  return namespaces;
}

const english = (namespaces: Record<string, Namespace>): Catalogue => ({
  ...smallCatalogue({}),
  messages: { en: namespaces },
});

describe("the texts the specification fixes stay as they are", () => {
  it("accepts them to the letter", () => {
    expect(fixedTexts(english(asSpecified()))).toEqual([]);
  });

  it("finds one that somebody has improved", () => {
    const improved = { ...asSpecified(), notFound: { message: "Page not found" } };
    expect(fixedTexts(english(improved))).toEqual([
      {
        rule: "fixed-texts",
        where: "en/notFound message",
        problem: "must read “This page could not be found.”",
      },
    ]);
  });

  it("finds one that is gone", () => {
    expect(fixedTexts(english({}))).toHaveLength(Object.keys(FIXED_TEXTS).length);
  });
});
