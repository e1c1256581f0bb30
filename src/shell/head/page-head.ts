/** A feed of what the page shows, for readers' programs to find. */
export interface PageFeed {
  readonly title: string;
  /** Path on this host. */
  readonly href: string;
  readonly type: "application/atom+xml" | "application/feed+json";
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Set where search engines must stay away. */
  readonly robots?: "noindex";
  readonly feeds?: readonly PageFeed[];
}
