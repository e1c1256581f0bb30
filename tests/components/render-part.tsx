/** Renders a component in the test browser with the compiled messages of a language. */
import type { ReactNode } from "react";
import { render, type RenderResult } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import type { IslandMessages } from "#shell/islands/island-data.ts";
import "#ui/global.css";

const compiled = import.meta.glob<MessageTree>("/build/messages/*.json", { import: "default" });

export async function textsOf(language: Language): Promise<IslandMessages> {
  const messages = await compiled[`/build/messages/${language}.json`]?.();
  if (!messages) throw new Error("The messages are not compiled: run npm run build first.");
  return { language, messages };
}

export async function renderPart(part: ReactNode, language: Language = "en"): Promise<RenderResult> {
  return render(<LanguageProvider {...await textsOf(language)}>{part}</LanguageProvider>);
}
