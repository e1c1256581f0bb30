/** What the editor needs to know about a kind; src/server/desk/content-kinds.ts writes one per feature. */
import type { z } from "zod";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import type { ContentRow, ReferredNames } from "#features/publishing/model.ts";

export interface ContentQuery {
  readonly search: string;
  readonly start: number;
  readonly count: number;
}

export type PublishOutcome =
  | { readonly ok: true; readonly ref: string }
  | { readonly ok: false; readonly problems: readonly RecordProblem[] };

export interface ContentKind {
  readonly schema: z.ZodType;
  /** What something new begins with; null if editors cannot add records. */
  readonly blank: (() => Promise<Readonly<Record<string, unknown>>>) | null;
  readonly find: (
    query: ContentQuery,
  ) => Promise<{ readonly rows: readonly ContentRow[]; readonly total: number }>;
  /** In the form that the import accepts. */
  readonly read: (ref: string) => Promise<unknown>;
  readonly titleOf: (content: Readonly<Record<string, unknown>>) => string;
  /** Calls the verb that the operators' command calls. `ref` is empty for something new. */
  readonly publish: (
    ref: string,
    content: Readonly<Record<string, unknown>>,
    by: string,
  ) => Promise<PublishOutcome>;
  /** For records that name others. */
  readonly names?: () => Promise<ReferredNames>;
  /** Everything, as the export command writes it; null if there is no such command. */
  readonly records: (() => AsyncIterable<unknown>) | null;
}
