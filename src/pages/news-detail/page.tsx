import { useTranslations } from "use-intl";
import { ArticleRow } from "#features/news/ui/article-row.tsx";
import { ArticleTitle } from "#features/news/ui/article-title.tsx";
import { KindTag } from "#features/news/ui/kind-tag.tsx";
import { useTextLang } from "#features/news/ui/use-text-lang.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { pictureOf } from "#ui/illustrations/picture/picture-of.ts";
import { Container } from "#ui/layout/layout.tsx";
import { BackLink } from "#ui/link/back-link.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import type { Route } from "./+types/page.ts";
import { load, type ArticleData } from "./load.ts";
import { Neighbours } from "./neighbours.tsx";
import { OtherLanguages } from "./other-languages.tsx";
import styles from "./page.module.css";
import { Share } from "./share.tsx";

export const loader = ({ context, params }: Route.LoaderArgs) => load(context, params.id);

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, html, older, newer, related, address } = loaderData;
  const lang = useTextLang(article);
  const picture = pictureOf(article.image);
  return (
    <Container>
      <div className={styles.page}>
        <article className={styles.article}>
          <Opening {...loaderData} lang={lang} />
          <div className={styles.picture}>
            <Drawing of={picture} crop={picture.strip} />
          </div>
          <Prose html={html} lang={lang} />
          <Share title={article.title} address={address} />
        </article>
        <Neighbours older={older} newer={newer} />
        <Related articles={related} />
      </div>
    </Container>
  );
}

function Opening(props: ArticleData & { readonly lang: string | undefined }) {
  const { article, minutes, published, updated, lang } = props;
  const t = useTranslations("news.detail");
  const localPath = useLocalPath();
  return (
    <header className={styles.opening}>
      <BackLink href={localPath("/news")}>{t("back")}</BackLink>
      <h1 className={styles.title} lang={lang}>
        <ArticleTitle article={article} />
      </h1>
      <p className={styles.summary} lang={lang}>
        {article.summary}
      </p>
      <div className={styles.facts}>
        <KindTag kind={article.kind} />
        <time dateTime={article.createdAt.toISOString()}>{t("published", { date: published })}</time>
        {updated && <time dateTime={article.changedAt.toISOString()}>{t("updated", { date: updated })}</time>}
        <span>{t("minutes", { count: minutes })}</span>
      </div>
      <OtherLanguages article={article} />
    </header>
  );
}

function Related({ articles }: { readonly articles: ArticleData["related"] }) {
  const t = useTranslations("news.detail");
  if (articles.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title">{t("related")}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} when="day" />
          </li>
        ))}
      </ul>
    </section>
  );
}
