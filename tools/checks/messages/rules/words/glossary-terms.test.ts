import { describe, expect, it } from "vitest";
import type { Language } from "#i18n/languages.ts";
import type { GlossaryTerm, OtherWords } from "#tools/checks/messages/message-catalogue.ts";
import { smallMessageCatalogue } from "#tools/checks/messages/small-message-catalogue.ts";
import { glossaryTerms } from "./glossary-terms.ts";

const terms: readonly GlossaryTerm[] = [
  {
    id: "network",
    words: {
      en: { use: "network" },
      es: { use: "red", plural: "redes" },
      ru: { use: "сеть", accept: ["сети", "сет*м"] },
      zh: { use: "网络" },
    },
  },
  { id: "network-fee", words: { en: { use: "network fee" }, es: { use: "comisión" } } },
  { id: "category", words: { en: { use: "category" }, es: { use: "categoría" } } },
  { id: "live", binds: "labels", words: { en: { use: "live" }, es: { use: "publicada" } } },
  { id: "reader", binds: "nowhere", words: { en: { use: "you" }, es: { use: "tú" } } },
];

const problems = (language: Language, english: string, text: string, otherWords: OtherWords = {}) =>
  glossaryTerms(
    smallMessageCatalogue({ en: { a: english }, [language]: { a: text } }, { terms, otherWords }),
  ).map(({ where, problem }) => `${where} ${problem}`);

describe("a translation uses the glossary’s word for a term", () => {
  it("finds a term with another word", () => {
    expect(problems("es", "Choose a network", "Elige una cadena")).toEqual([
      "es/page a “network” is not “red” in “Elige una cadena”",
    ]);
  });

  it("knows the English plural", () => {
    expect(problems("es", "Many networks", "Muchas cadenas")).toHaveLength(1);
    expect(problems("es", "All categories", "Todas las secciones")).toHaveLength(1);
  });

  it("matches words, not letters inside another word", () => {
    expect(problems("es", "A networked life", "Una vida conectada")).toEqual([]);
    expect(problems("es", "A network", "Un redactor")).toHaveLength(1);
    expect(problems("zh", "Choose a network", "请选择网络后继续")).toEqual([]);
  });

  it("a no-break character inside a word does not change it", () => {
    expect(problems("zh", "Choose a network", "请选择网\u2060络")).toEqual([]);
    expect(problems("zh", "Choose a network", "请选择网\u200b络")).toEqual([]);
  });

  it("accepts the plural and the forms the glossary lists", () => {
    expect(problems("es", "Two networks", "Dos redes")).toEqual([]);
    expect(problems("ru", "In networks", "К сетям")).toEqual([]);
    expect(problems("ru", "A network", "Сетка")).toHaveLength(1);
  });

  it("matches the longest term and no shorter one inside it", () => {
    expect(problems("es", "The network fee", "La comisión")).toEqual([]);
  });

  it("checks inside plural forms and ignores the names of values", () => {
    const text = "{count, plural, one {# cadena} many {# cadenas} other {# cadenas}}";
    expect(problems("es", "{count, plural, one {# network} other {# networks}}", text)).toHaveLength(1);
    expect(problems("es", "On {network}", "En {network}")).toEqual([]);
  });

  it("requires an everyday word only where it is a label on its own", () => {
    expect(problems("es", "Live", "En vivo")).toHaveLength(1);
    expect(problems("es", "The law where you live", "La ley de tu país")).toEqual([]);
  });

  it("accepts the exceptions listed for that language or for all", () => {
    expect(problems("es", "A network", "Tu conexión", { network: { es: ["page a"] } })).toEqual([]);
    expect(problems("es", "A network", "Tu conexión", { network: { "*": ["page a"] } })).toEqual([]);
    expect(problems("es", "A network", "Tu conexión", { network: { ru: ["page a"] } })).toHaveLength(2);
  });

  it("finds an exception that nothing needs any more", () => {
    expect(problems("es", "A network", "Una red", { network: { es: ["page a"] } })).toEqual([
      "other-words.json network es page a is not needed",
    ]);
  });
});
