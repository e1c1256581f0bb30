import { describe, expect, it } from "vitest";
import type { MessageCatalogue, Namespace } from "#tools/checks/messages/message-catalogue.ts";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { FIXED_TEXTS, fixedTexts } from "./fixed-texts.ts";

function asSpecified(): Record<string, Record<string, string>> {
  const namespaces: Record<string, Record<string, string>> = {};
  for (const [place, text] of Object.entries(FIXED_TEXTS)) {
    const [namespace = "", key = ""] = place.split(" ", 2);
    (namespaces[namespace] ??= {})[key] = text;
  }
  return namespaces;
}

const english = (namespaces: Record<string, Namespace>): MessageCatalogue => ({
  ...smallMessageCatalogue({}),
  messages: { en: namespaces },
});

describe("the texts that the specification fixes do not change", () => {
  it("accepts the exact texts", () => {
    expect(fixedTexts(english(asSpecified()))).toEqual([]);
  });

  it("finds one that somebody changed", () => {
    const improved = { ...asSpecified(), notFound: { message: "Page not found" } };
    expect(fixedTexts(english(improved))).toEqual([
      {
        rule: "fixed-texts",
        where: "en/notFound message",
        problem: "must read “This page could not be found.”",
      },
    ]);
  });

  it("finds one that was removed", () => {
    expect(fixedTexts(english({}))).toHaveLength(Object.keys(FIXED_TEXTS).length);
  });
});
