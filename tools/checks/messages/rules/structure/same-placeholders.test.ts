import { describe, expect, it } from "vitest";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { samePlaceholders } from "./same-placeholders.ts";

const problems = (english: string, spanish: string) =>
  samePlaceholders(smallMessageCatalogue({ en: { a: english }, es: { a: spanish } })).map(
    ({ problem }) => problem,
  );

describe("a translation keeps the placeholders and tags of English", () => {
  it("accepts placeholders in another order", () => {
    expect(problems("{from} to {to}", "a {to} desde {from}")).toEqual([]);
  });

  it("accepts a plural for a plain number", () => {
    expect(problems("{count} files", "{count, plural, one {#} many {#} other {#}}")).toEqual([]);
  });

  it("finds a placeholder that was renamed", () => {
    expect(problems("Hello {name}", "Hola {nombre}")).toEqual(["lacks {name}", "adds {nombre}"]);
  });

  it("checks inside plural branches", () => {
    expect(problems("{count, plural, other {{name} has #}}", "{count, plural, other {#}}")).toEqual([
      "lacks {name}",
    ]);
  });

  it("finds a placeholder that one form of a plural has lost", () => {
    const english = "{count, plural, =0 {nothing} one {{name} has #} other {{name} have #}}";
    const spanish = "{count, plural, =0 {nada} one {{name} tiene #} many {tienen #} other {{name} tienen #}}";
    expect(problems(english, spanish)).toEqual(["lacks {name} in the form “many” of {count}"]);
  });

  it("finds a tag that was dropped, renamed or added", () => {
    const english = "See <info>the list</info>";
    expect(problems(english, "Mira la lista")).toEqual(["lacks <info>"]);
    expect(problems(english, "Mira <lista>la lista</lista>")).toEqual(["lacks <info>", "adds <lista>"]);
    expect(problems("See the list", "Mira <b>la lista</b>")).toEqual(["adds <b>"]);
  });

  it("accepts tags in another order", () => {
    expect(problems("<a>One</a> and <b>two</b>", "<b>Dos</b> y <a>uno</a>")).toEqual([]);
  });
});
