import { describe, expect, it } from "vitest";
import type { Language } from "#i18n/languages.ts";
import type { GlossaryTerm, OtherWords } from "#tools/checks/messages/catalogue.ts";
import { smallCatalogue } from "#tools/checks/messages/small-catalogue.ts";
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
  glossaryTerms(smallCatalogue({ en: { a: english }, [language]: { a: text } }, { terms, otherWords })).map(
    ({ where, problem }) => `${where} ${problem}`,
  );

describe("a translation says a term with the glossary’s word", () => {
  it("finds a term that is said otherwise", () => {
    expect(problems("es", "Choose a network", "Elige una cadena")).toEqual([
      "es/page a “network” is not “red” in “Elige una cadena”",
    ]);
  });

  it("knows the English plural", () => {
    expect(problems("es", "Many networks", "Muchas cadenas")).toHaveLength(1);
    expect(problems("es", "All categories", "Todas las secciones")).toHaveLength(1);
  });

  it("looks for words, not for letters inside another one", () => {
    expect(problems("es", "A networked life", "Una vida conectada")).toEqual([]);
    expect(problems("es", "A network", "Un redactor")).toHaveLength(1);
    expect(problems("zh", "Choose a network", "请选择网络后继续")).toEqual([]);
  });

  it("a word that must not be broken is still the word", () => {
    expect(problems("zh", "Choose a network", "请选择网\u2060络")).toEqual([]);
    expect(problems("zh", "Choose a network", "请选择网\u200b络")).toEqual([]);
  });

  it("accepts the plural and the forms the glossary lists", () => {
    expect(problems("es", "Two networks", "Dos redes")).toEqual([]);
    expect(problems("ru", "In networks", "К сетям")).toEqual([]);
    expect(problems("ru", "A network", "Сетка")).toHaveLength(1);
  });

  it("takes the longest term that fits, and no shorter one inside it", () => {
    expect(problems("es", "The network fee", "La comisión")).toEqual([]);
  });

  it("looks inside plural forms and not at the names of values", () => {
    const text = "{count, plural, one {# cadena} many {# cadenas} other {# cadenas}}";
    expect(problems("es", "{count, plural, one {# network} other {# networks}}", text)).toHaveLength(1);
    expect(problems("es", "On {network}", "En {network}")).toEqual([]);
  });

  it("asks for an everyday word only where it stands alone as a label", () => {
    expect(problems("es", "Live", "En vivo")).toHaveLength(1);
    expect(problems("es", "The law where you live", "La ley de tu país")).toEqual([]);
  });

  it("leaves alone what a writer has excused for that language, or for all", () => {
    expect(problems("es", "A network", "Tu conexión", { network: { es: ["page a"] } })).toEqual([]);
    expect(problems("es", "A network", "Tu conexión", { network: { "*": ["page a"] } })).toEqual([]);
    expect(problems("es", "A network", "Tu conexión", { network: { ru: ["page a"] } })).toHaveLength(2);
  });

  it("finds an excuse that nothing needs any more", () => {
    expect(problems("es", "A network", "Una red", { network: { es: ["page a"] } })).toEqual([
      "other-words.json network es page a is not needed",
    ]);
  });
});
