import type { Article } from "#features/news/model.ts";
import { Phrases } from "#i18n/phrases.tsx";
import { useTextLang } from "./use-text-lang.ts";

/** Lines break between phrases only in the reader's language; other languages may need other rules. */
export function ArticleTitle({ article }: { readonly article: Pick<Article, "title" | "language"> }) {
  return useTextLang(article) ? article.title : <Phrases of={article.title} />;
}
