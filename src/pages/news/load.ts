import { data, type RouterContextProvider } from "react-router";
import { groupByDay, isNewsKind, listedArticle, PAGE_SIZE, type NewsKind } from "#features/news/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { localPath } from "#i18n/paths.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { promotionLinks } from "#shell/navigation/promotion-links.ts";

/** §9 */
const ACTIVITIES = 5;
const ADS = 5;

interface Place {
  readonly start: number;
  readonly kind: NewsKind | undefined;
}

const notFound = () => data(null, { status: 404 });

/** Parses the address; an address that no link of ours has is a 404. */
function placeOf({ searchParams }: URL): Place {
  const start = searchParams.get("start") ?? "0";
  const kind = searchParams.get("kind") ?? undefined;
  if (!/^\d{1,7}$/.test(start) || (kind !== undefined && !isNewsKind(kind))) throw notFound();
  return { start: Number(start), kind };
}

function queryOf({ start, kind }: Place): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(start > 0 && { start: String(start) }) });
  return query.size > 0 ? `?${query.toString()}` : "";
}

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { news } = context.get(servicesContext);
  const place = placeOf(url);
  const { language } = request;
  const { articles, total } = await news.list({ ...place, count: PAGE_SIZE, language });
  if (place.start > 0 && articles.length === 0) throw notFound();
  const next = place.start + PAGE_SIZE;
  // The newest article is the lead on the first page; further pages are plain lists.
  const lead = place.start === 0 ? articles[0] : undefined;
  const listed = lead ? articles.slice(1) : articles;
  const title = request.translate("news.list.title");
  const path = localPath(language, "/news");
  return {
    ...pageFrame(request, {
      seo: "news",
      query: queryOf(place),
      feeds: feedLinks(language, "news", title),
      place: "/news",
    }),
    ...place,
    lead,
    days: groupByDay(listed.map(listedArticle)).map((day) => ({
      ...day,
      name: formatDate(new Date(day.time), language),
    })),
    /** False if an article that an operator added has no text in the page's language. */
    isTranslated: articles.every((article) => article.language === language),
    more:
      next < total
        ? {
            href: path + queryOf({ ...place, start: next }),
            text: request.translate("news.list.loadMore", { count: Math.min(PAGE_SIZE, total - next) }),
          }
        : null,
    newest: place.start > 0 ? path + queryOf({ ...place, start: 0 }) : null,
    ...(await besides(context)),
  };
}

/** Loads the sidebar. */
async function besides(context: Readonly<RouterContextProvider>) {
  const { language } = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const [activities, ads] = await Promise.all([
    catalogue.promotions({ kind: "activity", start: 0, count: ACTIVITIES, language }),
    catalogue.promotions({ kind: "ad", start: 0, count: ADS, language }),
  ]);
  return {
    activities: promotionLinks(activities, language).map(({ endsAt, ...activity }) => ({
      ...activity,
      until: endsAt && formatDate(endsAt, language),
      hasEnded: endsAt !== null && endsAt < new Date(),
    })),
    ads: promotionLinks(ads, language),
  };
}

export type NewsData = Awaited<ReturnType<typeof load>>;
