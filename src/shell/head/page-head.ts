export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Set where search engines must stay away. */
  readonly robots?: "noindex";
}
