/** Imports a list that `releases export` wrote, or an edited part of one, all or nothing. */
import type { Release } from "#features/downloads/model.ts";
import { importSchema, type FakeRecord, type ReleaseRecord } from "#features/downloads/schema.ts";
import { isWhole, toRecord } from "#features/downloads/server/document.ts";
import type { DownloadDeps } from "#features/downloads/server/deps.ts";
import type { DownloadStore, StoredRelease } from "#features/downloads/server/store.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import { fromWireId } from "#lib/wire-id.ts";
import { change } from "./change.ts";

export type ImportOutcome =
  | { readonly ok: true; readonly rows: number; readonly added: number; readonly changed: number }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Rolls back the transaction. */
class Refused extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

export async function importReleases(deps: DownloadDeps, document: unknown): Promise<ImportOutcome> {
  const parsed = importSchema.safeParse(document);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join(".") || "file"}: ${message}`,
    );
    return { ok: false, problems };
  }
  const { releases, knownFakes } = parsed.data;
  const isTrusted = isWhole(document as Record<string, unknown>);
  try {
    return await change(deps, (store) => put(store, releases, knownFakes, isTrusted, deps.clock.now()));
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    throw error;
  }
}

async function put(
  store: DownloadStore,
  releases: readonly ReleaseRecord[],
  fakes: readonly FakeRecord[],
  isTrusted: boolean,
  now: Date,
): Promise<ImportOutcome> {
  const known = await store.releases();
  const knownFakes = await store.fakes();
  const problems = [
    ...releases.flatMap((record) => problemsOf(fromWireId(record), known, isTrusted)),
    ...fakes.flatMap((fake) => hashProblem(fromWireId(fake), knownFakes, isTrusted)),
    ...doubles(releases),
  ];
  if (problems.length > 0) throw new Refused(problems);
  const byId = new Map(known.map((release) => [release.id, release]));
  const different = releases.filter((record) => {
    const before = byId.get(record.hid);
    return !before || canonicalJson(toRecord(before)) !== canonicalJson(record);
  });
  await store.putReleases(
    different.map((record): StoredRelease => ({ ...fromWireId(record), changedAt: now, origin: "operator" })),
  );
  await store.putFakes(fakes.map((fake) => ({ ...fromWireId(fake), origin: "operator" })));
  const added = different.filter(({ hid }) => !byId.has(hid)).length;
  return { ok: true, rows: releases.length, added, changed: different.length - added };
}

type Package = Pick<Release, "platform" | "variant" | "version">;

const packageOf = ({ platform, variant, version }: Package): string =>
  `${platform} ${variant ?? ""} ${version}`;

function problemsOf(record: Package & Hashed, known: readonly Release[], isTrusted: boolean): string[] {
  const same = known.find((one) => packageOf(one) === packageOf(record));
  const taken = same && same.id !== record.id ? [`${record.id}: the package is ${same.id} already`] : [];
  return [...taken, ...hashProblem(record, known, isTrusted)];
}

interface Hashed {
  readonly id: number;
  readonly sha256: string | null;
  readonly certificateSha256?: string | null;
}

/** Hashes are never typed: a new one comes from a file or from an intact exported list. */
function hashProblem(record: Hashed, known: readonly Hashed[], isTrusted: boolean): string[] {
  const hashes = ({ sha256, certificateSha256 = null }: Hashed): string => `${sha256} ${certificateSha256}`;
  const hasNone = record.sha256 === null && (record.certificateSha256 ?? null) === null;
  if (isTrusted || hasNone) return [];
  return known.some((one) => one.id === record.id && hashes(one) === hashes(record))
    ? []
    : [`${record.id}: this hash is not known here; add the file itself (releases add --file)`];
}

function doubles(records: readonly ReleaseRecord[]): string[] {
  const seen = new Set<string>();
  return records.flatMap((record) => {
    const keys = [packageOf(record), String(record.hid)];
    const isDouble = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isDouble ? [`${record.hid}: stands twice in the file`] : [];
  });
}
