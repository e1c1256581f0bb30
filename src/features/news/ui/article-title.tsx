import type { Article } from "#features/news/model.ts";
import { Phrases } from "#i18n/phrases.tsx";
import { useTextLang } from "./use-text-lang.ts";

/** In the reader's language its lines break between phrases; how those of another would break we cannot tell. */
export function ArticleTitle({ article }: { readonly article: Pick<Article, "title" | "language"> }) {
  return useTextLang(article) ? article.title : <Phrases of={article.title} />;
}
