import { renderToStaticMarkup } from "react-dom/server";
import { useTranslations as packageTranslations } from "use-intl";
import { expect, it } from "vitest";
import { LanguageProvider } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import { useTranslations } from "./use-intl.ts";

type Translate = ReturnType<typeof useTranslations>;

function translatorIn(language: Language, messages: MessageTree, namespace?: string): Translate {
  const found: Translate[] = [];
  function Part() {
    found.push(useTranslations(namespace));
    return null;
  }
  renderToStaticMarkup(
    <LanguageProvider language={language} messages={messages}>
      <Part />
    </LanguageProvider>,
  );
  const [translate] = found;
  if (!translate) throw new Error("not rendered");
  return translate;
}

const english = { store: { title: "Store", list: { all: "All" } } } as unknown as MessageTree;
const spanish = { store: { title: "Tienda" } } as unknown as MessageTree;

it("a translator is made once per messages and namespace", () => {
  expect(translatorIn("en", english, "store")).toBe(translatorIn("en", english, "store"));
  expect(translatorIn("en", english, "store.list")("all" as never)).toBe("All");
  expect(translatorIn("en", english)("store.title" as never)).toBe("Store");
});

it("other messages have their own translators", () => {
  expect(translatorIn("en", english, "store")("title" as never)).toBe("Store");
  expect(translatorIn("es", spanish, "store")("title" as never)).toBe("Tienda");
});

it("a text is the same as the package's own hook gives", () => {
  const own: string[] = [];
  function Part() {
    const t = packageTranslations("store" as never) as unknown as Translate;
    own.push(t("title" as never), t("list.all" as never));
    return null;
  }
  renderToStaticMarkup(
    <LanguageProvider language="en" messages={english}>
      <Part />
    </LanguageProvider>,
  );
  const kept = translatorIn("en", english, "store");
  expect([kept("title" as never), kept("list.all" as never)]).toEqual(own);
});
