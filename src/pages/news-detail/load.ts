import { data, type RouterContextProvider } from "react-router";
import { MAX_ID, newsPath } from "#features/news/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { writtenFor, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { sharePath } from "#shell/head/share-subject.ts";
import { newsArticle, organisation } from "#shell/head/structured-data.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";

const notFound = () => data(null, { status: 404 });

function articleNumber(id: string | undefined): number {
  if (id === undefined || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID) throw notFound();
  return Number(id);
}

/** `5 Nov 2026, 13:40 UTC` */
const formatTime = (date: Date, language: Language): string => `${formatDate(date, language, "minute")} UTC`;

export async function load(context: Readonly<RouterContextProvider>, id: string | undefined) {
  const request = context.get(pageRequestContext);
  const { language, publicOrigin, translate } = request;
  const { news, siteContent } = context.get(servicesContext);
  const accounts = await siteContent.accounts();
  const reading = await news.read({
    id: articleNumber(id),
    language,
    newTabHintId: NEW_TAB_HINT_ID,
    newest: await news.newest(),
  });
  if (!reading.ok) throw notFound();
  const { article } = reading.value;
  const { title, summary, kind, image, createdAt, changedAt, languages } = article;
  const listTitle = translate("news.list.title");
  const path = newsPath(article.id);
  // The canonical language of the article; pages in other languages show the same text.
  const written = writtenFor(language, languages);
  const address = publicOrigin + localPath(written, path);
  const imageUrl = publicOrigin + sharePath(written, path);
  return {
    ...pageFrame(request, {
      seo: "newsDetail",
      values: { title, summary },
      feeds: feedLinks(language, "news", listTitle),
      place: "/news",
      below: [{ name: title, path }],
      isArticle: true,
      languages,
      share: {
        text: `${translate(`news.kinds.${kind}`)} · ${formatDate(createdAt, language)}`,
        beside: { art: image },
      },
      structured: [
        organisation(publicOrigin, accounts),
        newsArticle(publicOrigin, address, { ...article, imageUrl }),
      ],
    }),
    ...reading.value,
    published: formatTime(createdAt, language),
    updated: changedAt > createdAt ? formatTime(changedAt, language) : null,
    address,
  };
}

export type ArticleData = Awaited<ReturnType<typeof load>>;
