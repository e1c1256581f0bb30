/** What a feed says, whichever format it is written in. Addresses are whole, with their origin. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly author: string;
  /** The page that shows the same. */
  readonly pageUrl: string;
  /** Where this very feed lies; also its id, so it must never change. */
  readonly selfUrl: string;
  readonly iconUrl?: string | undefined;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** An address or another URI that stays with the entry for ever, whatever becomes of its page. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** A line or two without markup. */
  readonly summary: string;
  /** The whole text, already safe to show. */
  readonly html?: string | undefined;
  readonly imageUrl?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Where it is another than the feed's. */
  readonly language?: string | undefined;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** The time of the last change in it, so that the same entries give the same bytes. */
export const feedChangedAt = ({ entries }: Pick<Feed, "entries">): Date =>
  new Date(entries.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0));
