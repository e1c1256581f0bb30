import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { parses } from "./parses.ts";

describe("every message is valid ICU", () => {
  it("accepts arguments, plurals and tags", () => {
    const text = "{name}: {count, plural, one {# file} other {# files}} in <info>the list</info>";
    expect(parses(smallMessageCatalogue({ en: { a: text } }))).toEqual([]);
  });

  it.each([
    "{name",
    "{count, plural, one {# file}}",
    "<info>the list",
    "{count, plural, offset:1 other {#}}",
  ])("refuses %s", (text) => {
    const [finding] = parses(smallMessageCatalogue({ en: { a: text } }));
    expect(finding).toMatchObject({ rule: "parses", where: "en/page a" });
  });
});
