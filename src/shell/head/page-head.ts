import type { Language } from "#i18n/languages.ts";
import type { ShareSubject } from "./share-subject.ts";
import type { StructuredNode } from "./structured-data.ts";

/** A feed of the page's content, for feed readers to discover. */
export interface PageFeed {
  readonly title: string;
  /** Path on this host. */
  readonly href: string;
  readonly type: "application/atom+xml" | "application/rss+xml" | "application/feed+json";
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Set if search engines must not index the page. */
  readonly robots?: "noindex";
  readonly feeds?: readonly PageFeed[];
  /** The parameters that identify this page, `?id=7`: part of its canonical and alternate addresses. */
  readonly query?: string;
  /** The languages the text is written in, if not all; the other languages show one of them. */
  readonly languages?: readonly Language[] | undefined;
  /** The content of the page's own share picture; without it the site's picture is used. */
  readonly share?: ShareSubject;
  readonly isArticle?: boolean;
  readonly structured?: readonly StructuredNode[];
}
