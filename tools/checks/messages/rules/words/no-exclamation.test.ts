import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { noExclamation } from "./no-exclamation.ts";

describe("our voice has no exclamation marks", () => {
  it.each([
    ["en", "Welcome!"],
    ["zh", "欢迎！"],
    ["es", "¡Hola"],
  ])("refuses one in %s", (language, text) => {
    expect(noExclamation(smallMessageCatalogue({ [language]: { a: text } }))).toHaveLength(1);
  });

  it("ignores texts that the specification fixes, in English only", () => {
    expect(noExclamation(smallMessageCatalogue({ en: { a: "Error Email!" } }))).toEqual([]);
    expect(noExclamation(smallMessageCatalogue({ vi: { a: "Error Email!" } }))).toHaveLength(1);
  });
});
