import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { typographicQuotes } from "./typographic-quotes.ts";

const findings = (text: string) => typographicQuotes(smallMessageCatalogue({ en: { a: text } }));

describe("quotes and apostrophes are typographic", () => {
  it("accepts curly ones", () => {
    expect(findings("The token’s name is “{name}”")).toEqual([]);
  });

  it.each(["Don't", 'Say "yes"'])("refuses %s", (text) => {
    expect(findings(text)).toHaveLength(1);
  });
});
