/** The drawings of the app as SVG files, one per screen and language, drawn once. */
import type { ServerBuild } from "react-router";
import type { ScreenName } from "#features/screens/model.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { SharedWork } from "#lib/shared-work.ts";
import { entryModule } from "#server/pages/render/entry-module.ts";
import { storeAnswer, withAllForms, type StoredAnswer } from "#server/pages/stored-answer.ts";
import { createTypeset } from "./typeset.ts";

export type AnswerScreen = (name: ScreenName, language: Language) => Promise<StoredAnswer>;

const HEADERS = { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=86400" };

interface ScreenParts {
  readonly build: ServerBuild;
  readonly catalogue: MessageCatalogue;
}

export function createScreenAnswers({ build, catalogue }: ScreenParts): AnswerScreen {
  // There are as many as screens and languages, a few KB each.
  const kept = new Map<string, StoredAnswer>();
  const drawing = new SharedWork<StoredAnswer>();

  async function draw(name: ScreenName, language: Language): Promise<StoredAnswer> {
    const messages = catalogue.messages(language);
    // Compiled, with marks around the words, which only adds characters.
    const typeset = await createTypeset(JSON.stringify([messages["screens"], messages["kinds"]]), language);
    const svg = entryModule(build).drawScreen(name, { language, messages, typeset });
    const headers = { ...HEADERS, "content-language": LANGUAGE_FACTS[language].htmlLang };
    return withAllForms(storeAnswer(200, headers, { identity: Buffer.from(svg) }), "best");
  }

  return async (name, language) => {
    const key = `${name} ${language}`;
    const answer = kept.get(key) ?? (await drawing.run(key, () => draw(name, language)));
    kept.set(key, answer);
    return answer;
  };
}
