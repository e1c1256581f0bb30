import { describe, expect, it } from "vitest";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import { typographicQuotes } from "./typographic-quotes.ts";

const findings = (text: string) => typographicQuotes(smallCatalogue({ en: { a: text } }));

describe("quotes and apostrophes are typographic", () => {
  it("accepts curly ones", () => {
    expect(findings("The token’s name is “{name}”")).toEqual([]);
  });

  it.each(["Don't", 'Say "yes"'])("refuses %s", (text) => {
    expect(findings(text)).toHaveLength(1);
  });
});
