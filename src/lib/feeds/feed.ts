/** The content of a feed, independent of its format. Addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The value of `<html lang>`. */
  readonly language: string;
  readonly author: string;
  /** The page with the same content. */
  readonly pageUrl: string;
  /** The feed's own address. It is also the feed's id, so it must never change. */
  readonly selfUrl: string;
  readonly iconUrl?: string | undefined;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** A permanent URI of the entry, even if its page disappears. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** One or two lines without markup. */
  readonly summary: string;
  /** The whole text as sanitised HTML. */
  readonly html?: string | undefined;
  readonly imageUrl?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Set if it differs from the feed's. */
  readonly language?: string | undefined;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** The time of the last change, so that the same entries give the same bytes. */
export const feedChangedAt = ({ entries }: Pick<Feed, "entries">): Date =>
  new Date(entries.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0));
