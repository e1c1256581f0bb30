// Finds two English words in a row inside another script, because they are an untranslated piece.
import type { Language } from "#i18n/languages.ts";
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";
import { shapeOf } from "#tools/checks/messages/icu-shape.ts";
import { withoutNames } from "#tools/checks/messages/names.ts";

const OTHER_SCRIPTS: ReadonlySet<Language> = new Set(["zh", "zh-tw", "ja", "ko", "ru", "hi", "th"]);
const RUN = /(?<![A-Za-z0-9./:@_-])[A-Za-z]+(?:[-’]?[A-Za-z]+)*(?: +[A-Za-z]+(?:[-’]?[A-Za-z]+)*)+/;

export const noEnglishRun: Rule = (catalogue) => {
  const strip = withoutNames(catalogue.glossary);
  return messagesOf(catalogue)
    .filter(({ language }) => OTHER_SCRIPTS.has(language))
    .flatMap(({ text, where }) =>
      (shapeOf(text)?.texts ?? []).flatMap((part) => {
        const run = RUN.exec(strip(part))?.[0];
        return run === undefined
          ? []
          : [{ rule: "no-english-run", where, problem: `has English words in a row: “${run}”` }];
      }),
    );
};
