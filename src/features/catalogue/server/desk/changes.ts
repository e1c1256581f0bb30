/**
 * Delists, edits and reverts a listing. The former content, operator and reason are stored, and the change is
 * public at once.
 */
import { isDeepStrictEqual } from "node:util";
import { listingPathOf } from "#features/catalogue/listings/listing-paths.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { differenceOf, type Change } from "#lib/changes/difference.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import type { Db } from "#platform/database/schema.ts";
import {
  recordVersion,
  versionsOf,
  type Act,
  type ListingVersion,
} from "#platform/operator/listing-versions.ts";
import type { Checked, DeskDeps, FieldValue, ListingAdapter } from "./listing-adapter.ts";

export interface Changed {
  readonly ref: string;
  readonly title: string;
  readonly isListed: boolean;
  readonly changes: readonly Change[];
}

export type ChangeOutcome =
  | { readonly ok: true; readonly value: Changed }
  | {
      readonly ok: false;
      readonly code: "not_found" | "unchanged" | "no_version" | "refused";
      readonly problems: readonly RecordProblem[];
    };

type Refused = Extract<ChangeOutcome, { ok: false }>;

const refuse = (code: Refused["code"], problems: readonly RecordProblem[] = []): Refused => ({
  ok: false,
  code,
  problems,
});

/** The content without fields that change by themselves. */
export const contentOf = <Content extends object>(content: Content): Record<string, unknown> => {
  const { changedAt: _changedAt, origin: _origin, ...rest } = content as Record<string, unknown>;
  return rest;
};

interface Step<Content> {
  readonly act: string;
  readonly make: (tx: Db, content: Content) => Promise<Checked<Content> | Refused>;
}

async function change<Content extends { readonly isListed: boolean }>(
  { db, clock, versions, holdOwner }: DeskDeps,
  adapter: ListingAdapter<Content>,
  typed: string,
  { act, make }: Step<Content>,
  by: Act,
): Promise<ChangeOutcome> {
  const ref = adapter.refOf(typed);
  if (ref === null) return refuse("not_found");
  return db.transaction().execute(async (tx): Promise<ChangeOutcome> => {
    const tellOwner = await holdOwner?.(tx, listingPathOf(adapter.kind, ref));
    await versions.hold(tx, CATALOGUE_VERSION, "writing");
    const before = await adapter.find(tx, ref);
    if (!before) return refuse("not_found");
    const made = await make(tx, before);
    if (!made.ok) return "code" in made ? made : refuse("refused", made.problems);
    const after = made.content;
    if (isDeepStrictEqual(contentOf(after), contentOf(before))) return refuse("unchanged");
    await adapter.put(tx, after);
    await recordVersion(tx, { ...by, kind: adapter.kind, ref, at: clock.now(), act, before, after });
    await versions.bump(tx, CATALOGUE_VERSION);
    if (after.isListed !== before.isListed) await tellOwner?.(after.isListed, by.operator);
    const changes = differenceOf(contentOf(before), contentOf(after));
    return { ok: true, value: { ref, title: adapter.titleOf(after), isListed: after.isListed, changes } };
  });
}

export const delist = <Content extends { readonly isListed: boolean }>(
  deps: DeskDeps,
  adapter: ListingAdapter<Content>,
  ref: string,
  by: Act,
): Promise<ChangeOutcome> =>
  change(
    deps,
    adapter,
    ref,
    {
      act: "delisted",
      make: async (_tx, content) => ({
        ok: true,
        content: content.isListed
          ? { ...content, isListed: false, ...("changedAt" in content && { changedAt: deps.clock.now() }) }
          : content,
      }),
    },
    by,
  );

export const edit = <Content extends { readonly isListed: boolean }>(
  deps: DeskDeps,
  adapter: ListingAdapter<Content>,
  ref: string,
  values: readonly FieldValue[],
  by: Act,
): Promise<ChangeOutcome> =>
  change(
    deps,
    adapter,
    ref,
    {
      act: "edited",
      make: async (tx, content) =>
        adapter.read(tx, withValues(await adapter.fieldsOf(tx, content), values), content),
    },
    by,
  );

/** Reverts to the content before the given change, or before the last one. */
export const revert = <Content extends { readonly isListed: boolean }>(
  deps: DeskDeps,
  adapter: ListingAdapter<Content>,
  ref: string,
  to: number | null,
  by: Act,
): Promise<ChangeOutcome> =>
  change(
    deps,
    adapter,
    ref,
    {
      act: "reverted",
      async make(tx, content) {
        const versions = await versionsOf<Content>(tx, adapter.kind, adapter.refOf(ref) ?? ref);
        const version = to === null ? versions[0] : versions.find(({ id }) => id === to);
        if (!version) return refuse("no_version");
        // A listing that the change created is delisted, so that its address can say so.
        if (version.before === null) return { ok: true, content: { ...content, isListed: false } };
        const before = adapter.revive(version.before);
        return {
          ok: true,
          content: { ...before, ...("changedAt" in before && { changedAt: deps.clock.now() }) },
        };
      },
    },
    by,
  );

export interface ShownListing {
  readonly ref: string;
  readonly title: string;
  readonly isListed: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly versions: readonly ListingVersion[];
}

export async function show<Content extends { readonly isListed: boolean }>(
  { db }: DeskDeps,
  adapter: ListingAdapter<Content>,
  typed: string,
): Promise<ShownListing | null> {
  const ref = adapter.refOf(typed);
  const content = ref === null ? null : await adapter.find(db, ref);
  if (ref === null || content === null) return null;
  return {
    ref,
    title: adapter.titleOf(content),
    isListed: content.isListed,
    fields: await adapter.fieldsOf(db, content),
    versions: await versionsOf(db, adapter.kind, ref),
  };
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withValues(fields: Plain, values: readonly FieldValue[]): Plain {
  let all = fields;
  for (const [field, value] of values) all = withValue(all, field.split("."), value);
  return all;
}

function withValue(fields: Plain, [name = "", ...rest]: readonly string[], value: unknown): Plain {
  if (rest.length > 0) {
    const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return { ...fields, [name]: withValue(isPlain(inner) ? inner : {}, rest, value) };
  }
  return { ...fields, [name]: value };
}
