/** What the kinds of content share. */
import type { ListingDesk } from "#features/catalogue/server/desk/desk.ts";
import type { ContentRow } from "#features/publishing/model.ts";
import type { ContentQuery, PublishOutcome } from "#features/publishing/server/kinds.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import type { ImportResult } from "#platform/intake/rows.ts";

export interface KindDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly versions: DataVersions;
  readonly listings: ListingDesk;
}

export type Content = Readonly<Record<string, unknown>>;

export const noProgress = (): void => undefined;

export const oneRow = (content: Content) =>
  async function* rows(): AsyncGenerator<unknown, void, undefined> {
    yield content;
  };

export const outcomeOf = (result: ImportResult, ref: string): PublishOutcome =>
  result.ok
    ? { ok: true, ref }
    : { ok: false, problems: result.problems.map(({ row: _row, ...problem }) => problem) };

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Small kinds are searched in memory. */
export function pageOf(rows: readonly ContentRow[], { search, start, count }: ContentQuery) {
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ ref, title, about }) =>
    [ref, title, about].some((text) => text.toLowerCase().includes(wanted)),
  );
  return { rows: found.slice(start, start + count), total: found.length };
}
