import { describe, expect, it } from "vitest";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
import { samePlaceholders } from "./same-placeholders.ts";

const problems = (english: string, spanish: string) =>
  samePlaceholders(smallCatalogue({ en: { a: english }, es: { a: spanish } })).map(({ problem }) => problem);

describe("a translation keeps the placeholders and tags of English", () => {
  it("lets them move", () => {
    expect(problems("{from} to {to}", "a {to} desde {from}")).toEqual([]);
  });

  it("lets a plain number become a plural", () => {
    expect(problems("{count} files", "{count, plural, one {#} many {#} other {#}}")).toEqual([]);
  });

  it("finds a placeholder that was renamed", () => {
    expect(problems("Hello {name}", "Hola {nombre}")).toEqual(["lacks {name}", "adds {nombre}"]);
  });

  it("looks inside plural branches", () => {
    expect(problems("{count, plural, other {{name} has #}}", "{count, plural, other {#}}")).toEqual([
      "lacks {name}",
    ]);
  });

  it("finds a tag that was dropped", () => {
    expect(problems("See <info>the list</info>", "Mira la lista")).toEqual(["lacks <info>"]);
  });
});
