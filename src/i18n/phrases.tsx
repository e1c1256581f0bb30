import { Fragment } from "react";
import { useLanguage } from "./language.tsx";
import { splitPhrases } from "./split-phrases.ts";

/** Renders a headline whose lines break between phrases (see `data-phrase` in ui/base.css). */
export function Phrases({ of: text }: { readonly of: string }) {
  const language = useLanguage();
  const phrases = splitPhrases(text, language);
  if (phrases.length === 1) return text;
  const space = language === "th" ? " " : "";
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && space}
      <span data-phrase="">{phrase}</span>
    </Fragment>
  ));
}
