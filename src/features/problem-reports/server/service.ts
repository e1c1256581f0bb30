/** Problem reports: visitors send them, operators resolve them. */
import type { z } from "zod";
import { listingOfAddress } from "#features/ownership/listing-address.ts";
import { RETENTION_DAYS, type ProblemReport } from "#features/problem-reports/model.ts";
import { reportSchema } from "#features/problem-reports/schema.ts";
import { fail, ok, type Failure, type Result, type Success } from "#lib/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { endReport, hasOpenReport, insertReport, listReports, purgeReports } from "./store.ts";

const DAY_MS = 86_400_000;

interface ReportDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The name of a public listing, by the path of its page. */
  readonly titleOf: (listing: string) => Promise<string | null>;
  /** Notifies the desk and the team, in the transaction of the report. */
  readonly announce: (
    tx: Db,
    report: Pick<ProblemReport, "id" | "listing" | "title" | "reason">,
  ) => Promise<void>;
}

export interface ReportedListing {
  readonly listing: string;
  readonly title: string;
}

export type ReportField = "reason" | "text";

export type ReportResult =
  | Success<null>
  | Failure<"not_found">
  | (Failure<"invalid"> & {
      readonly fields: readonly { readonly path: ReportField; readonly code: string }[];
    });

export interface ReportInput {
  readonly listing: string;
  readonly reason: string;
  readonly text: string;
}

async function reported({ titleOf }: ReportDeps, address: string): Promise<ReportedListing | null> {
  const listing = listingOfAddress(address);
  const title = listing === null ? null : await titleOf(listing);
  return listing === null || title === null ? null : { listing, title };
}

async function report(deps: ReportDeps, input: ReportInput, language: string): Promise<ReportResult> {
  const parsed = reportSchema.safeParse(input);
  const fields = parsed.success ? [] : fieldsOf(parsed.error.issues);
  if (fields.length > 0) return { ...fail("invalid"), fields };
  const found = parsed.success ? await reported(deps, parsed.data.listing) : null;
  if (!parsed.success || !found) return fail("not_found");
  const { reason, text } = parsed.data;
  const at = deps.clock.now().getTime();
  await deps.db.transaction().execute(async (tx) => {
    // One announcement until somebody has looked: many reports of one listing would bury the others.
    const isKnown = await hasOpenReport(tx, found.listing);
    const id = await insertReport(tx, { ...found, reason, text, language, at });
    if (!isKnown) await deps.announce(tx, { id, ...found, reason });
  });
  return ok(null);
}

const isField = (path: unknown): path is ReportField => path === "reason" || path === "text";

/** A wrong address is no field of the form: the listing is not found. */
const fieldsOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.flatMap(({ path: [path], message: code }) => (isField(path) ? [{ path, code }] : []));

const resolve = (
  { db, clock }: ReportDeps,
  id: number,
  given: { readonly by: string; readonly note: string },
): Promise<Result<null, "wrong_state">> =>
  db.transaction().execute(async (tx) => {
    const ended = await endReport(tx, id, { ...given, at: clock.now() });
    if (!ended) return fail("wrong_state");
    noteChange({ target: `report ${id} ${ended.listing}`, reason: given.note });
    return ok(null);
  });

export type ProblemReports = ReturnType<typeof createProblemReports>;

export const createProblemReports = (deps: ReportDeps) => ({
  /** The listing at an address as people copy it; null if it is not in the store. */
  listingAt: (address: string) => reported(deps, address),
  report: (input: ReportInput, language: string) => report(deps, input, language),
  list: (listing: string) => listReports(deps.db, listing),
  resolve: (id: number, given: Parameters<typeof resolve>[2]) => resolve(deps, id, given),
  purge: (): Promise<number> =>
    purgeReports(deps.db, new Date(deps.clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
});
