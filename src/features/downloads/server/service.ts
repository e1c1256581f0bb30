import { judge, readSha256, type KnownFake, type Release, type Verdict } from "#features/downloads/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { DownloadDeps } from "./deps.ts";
import { listContent, withSignature, type ReleaseDocument } from "./document.ts";
import { addFake, addRelease, type NewFake, type NewRelease } from "./intake/add.ts";
import { importReleases } from "./intake/import.ts";
import { markVersion, type Marking } from "./intake/mark.ts";
import { signList } from "./intake/sign.ts";

/** Judges a pasted hash. */
async function check(
  { store }: Pick<DownloadDeps, "store">,
  pasted: string,
): Promise<Result<Verdict<Release, KnownFake>, "invalid_hash">> {
  const sha256 = readSha256(pasted);
  if (sha256 === null) return fail("invalid_hash");
  return ok(judge(sha256, await store.releases(), await store.fakes()));
}

async function publishedList({ store, brand }: DownloadDeps): Promise<ReleaseDocument> {
  const content = listContent(brand, await store.releases(), await store.fakes());
  const { digest } = withSignature(content, null);
  return withSignature(content, await store.signature(digest));
}

export type DownloadService = ReturnType<typeof createDownloadService>;

export const createDownloadService = (deps: DownloadDeps) => ({
  releases: (): Promise<readonly Release[]> => deps.store.releases(),
  knownFakes: (): Promise<readonly KnownFake[]> => deps.store.fakes(),
  check: (pasted: string) => check(deps, pasted),
  publishedList: () => publishedList(deps),
  addRelease: (release: NewRelease) => addRelease(deps, release),
  addFake: (fake: NewFake) => addFake(deps, fake),
  mark: (marking: Marking) => markVersion(deps, marking),
  import: (document: unknown) => importReleases(deps, document),
  sign: (privateKey: string) => signList(deps, privateKey),
});
