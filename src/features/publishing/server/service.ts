/** Drafts, publication now or later, versions. The desk's calls and a worker use it. */
import { z } from "zod";
import {
  CONTENT_PAGE_SIZE,
  isOfficialKind,
  type ContentKindName,
  type ContentPage,
  type ContentRecord,
} from "#features/publishing/model.ts";
import { fail, ok, type Failure, type Result, type Success } from "#lib/result.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import type { Clock } from "#platform/clock.ts";
import { noteChange, runAct } from "#platform/operator/act-context.ts";
import { createWorker, type Worker } from "#platform/worker.ts";
import type { ContentKind } from "./kinds.ts";
import type { PublishingStore } from "./store.ts";

export interface PublishingDeps {
  readonly store: PublishingStore;
  readonly clock: Clock;
  readonly kinds: Readonly<Record<ContentKindName, ContentKind>>;
}

type Content = Readonly<Record<string, unknown>>;

export interface Refused extends Failure<"refused"> {
  readonly problems: readonly RecordProblem[];
}

export type PublishResult =
  | Success<{ readonly ref: string }>
  | Refused
  | Failure<"not_found" | "wrong_state" | "not_permitted">;

const POLL_MS = 5_000;
const AT_ONCE = 20;

async function page(
  { store, kinds }: PublishingDeps,
  kind: ContentKindName,
  { search, number }: { readonly search: string; readonly number: number },
): Promise<ContentPage> {
  const start = (number - 1) * CONTENT_PAGE_SIZE;
  const { rows, total } = await kinds[kind].find({ search, start, count: CONTENT_PAGE_SIZE });
  return {
    rows,
    total,
    unpublished: await store.unpublished(kind),
    canAdd: kinds[kind].blank !== null,
    canExport: kinds[kind].records !== null,
  };
}

async function record(
  { store, kinds }: PublishingDeps,
  kind: ContentKindName,
  ref: string,
): Promise<Result<ContentRecord, "not_found">> {
  const { read, blank, schema, names } = kinds[kind];
  const found = ref === "" ? ((await blank?.()) ?? null) : await read(ref);
  if (found === null) return fail("not_found");
  const versions = ref === "" ? [] : await store.versions(kind, ref);
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return ok({ ref, record: found, schema: described, versions, names: (await names?.()) ?? null });
}

interface Draft {
  readonly kind: ContentKindName;
  readonly ref: string;
  readonly content: Content;
  readonly by: string;
}

/** A draft may be incomplete: it is checked when it is published. */
const saveDraft = (
  { store, kinds, clock }: PublishingDeps,
  { kind, ref, content, by }: Draft,
): Promise<number> =>
  store.transaction((inside) => {
    const title = kinds[kind].titleOf(content);
    noteChange({ target: `${kind} ${ref || title}` });
    return inside.add({ kind, ref, title, content, state: "draft", at: clock.now(), by });
  });

/** Later: the worker publishes it. Its content is checked when its time has come. */
async function schedule(
  { store }: PublishingDeps,
  id: number,
  at: Date,
): Promise<Result<{ readonly ref: string }, "not_found" | "wrong_state">> {
  const version = await store.find(id);
  if (!version) return fail("not_found");
  if (version.state === "live" || version.state === "replaced") return fail("wrong_state");
  await store.transaction(async (inside) => {
    noteChange({ target: `${version.kind} ${version.ref}`, after: { publishAt: at.toISOString() } });
    await inside.set(id, { state: "scheduled", publishAt: at });
  });
  return ok({ ref: version.ref });
}

/**
 * The verb of the feature runs in its own transaction, and the version is marked after it. A process that dies between
 * the two publishes the same content again, which changes nothing.
 */
async function publish(deps: PublishingDeps, id: number, by: string): Promise<PublishResult> {
  const { store, kinds, clock } = deps;
  const version = await store.find(id);
  if (!version) return fail("not_found");
  if (version.state === "live" || version.state === "replaced") return fail("wrong_state");
  const kind = version.kind as ContentKindName;
  const before = version.ref === "" ? null : await kinds[kind].read(version.ref);
  const outcome = await kinds[kind].publish(version.ref, version.content as Content, by);
  if (!outcome.ok) return { ...fail("refused"), problems: outcome.problems };
  const now = clock.now();
  await store.transaction(async (inside) => {
    const { ref } = outcome;
    noteChange({ target: `${kind} ${ref}`, before, after: version.content });
    // The first change at the desk keeps what was there, so that it can be restored.
    const known = await inside.versions(kind, ref);
    const at = new Date(version.at - 1);
    if (before !== null && known.every(({ state }) => state !== "live" && state !== "replaced"))
      await inside.add({ kind, ref, title: version.title, content: before, state: "replaced", at, by: "" });
    await inside.set(id, { state: "live", publishAt: now, ref });
    await inside.supersede(kind, ref, id);
  });
  return ok({ ref: outcome.ref });
}

/** Null publishes at once. One person alone cannot publish a draft of an official kind. */
async function publishDraft(
  deps: PublishingDeps,
  id: number,
  { by, at }: { readonly by: string; readonly at: Date | null },
): Promise<PublishResult> {
  const version = await deps.store.find(id);
  if (version && isOfficialKind(version.kind)) return fail("not_permitted");
  return at === null ? publish(deps, id, by) : schedule(deps, id, at);
}

/** The gate calls it after a second person has agreed to exactly this content. */
async function publishAgreed(
  deps: PublishingDeps,
  draft: Draft & { readonly at: Date | null },
): Promise<PublishResult> {
  const id = await saveDraft(deps, draft);
  return draft.at === null ? publish(deps, id, draft.by) : schedule(deps, id, draft.at);
}

async function publishDue(deps: PublishingDeps): Promise<void> {
  for (const id of await deps.store.due(deps.clock.now(), AT_ONCE)) {
    const version = await deps.store.find(id);
    if (!version) continue;
    const act = { actor: version.by, source: "job", act: "content.publish" } as const;
    const outcome = await runAct(act, () => publish(deps, id, version.by));
    if (!outcome.ok && "problems" in outcome)
      await deps.store.set(id, { state: "failed", publishAt: null, problems: outcome.problems });
  }
}

export type Publishing = ReturnType<typeof createPublishing>;

export const createPublishing = (deps: PublishingDeps) => ({
  page: (kind: ContentKindName, query: Parameters<typeof page>[2]) => page(deps, kind, query),
  record: (kind: ContentKindName, ref: string) => record(deps, kind, ref),
  saveDraft: (draft: Draft) => saveDraft(deps, draft),
  publish: (id: number, given: Parameters<typeof publishDraft>[2]) => publishDraft(deps, id, given),
  publishAgreed: (draft: Parameters<typeof publishAgreed>[1]) => publishAgreed(deps, draft),
  discard: (id: number) => deps.store.remove(id),
  records: (kind: ContentKindName) => deps.kinds[kind].records?.() ?? null,
  publishDue: () => publishDue(deps),
  worker: (onError: (error: unknown) => void): Worker =>
    createWorker({ work: () => publishDue(deps), tidy: async () => undefined, pollMs: POLL_MS, onError }),
});
