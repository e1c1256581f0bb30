/** The feeds at `/feeds/{lang}/{name}.atom`, `.rss` and `.json`, as links for a page's head. */
import type { Language } from "#i18n/languages.ts";
import type { PageFeed } from "#shell/head/page-head.ts";

export const feedLinks = (language: Language, name: string, title: string): PageFeed[] => [
  { title, href: `/feeds/${language}/${name}.atom`, type: "application/atom+xml" },
  { title: `${title} (RSS)`, href: `/feeds/${language}/${name}.rss`, type: "application/rss+xml" },
  { title: `${title} (JSON)`, href: `/feeds/${language}/${name}.json`, type: "application/feed+json" },
];
