import type { ShareSubject } from "./share-subject.ts";
import type { StructuredNode } from "./structured-data.ts";

/** A feed of what the page shows, for readers' programs to find. */
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
  /** Set where search engines must stay away. */
  readonly robots?: "noindex";
  readonly feeds?: readonly PageFeed[];
  /** The parameters that make this page, `?id=7`: part of its canonical address and of its other languages'. */
  readonly query?: string;
  /** What the page's own share picture shows; a page without one shows the site's. */
  readonly share?: ShareSubject;
  readonly isArticle?: boolean;
  readonly structured?: readonly StructuredNode[];
}
