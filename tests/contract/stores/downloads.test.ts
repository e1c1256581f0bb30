import { generateKeyPairSync, verify } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FileFacts } from "#features/downloads/server/file-facts.ts";
import { readFileFacts } from "#features/downloads/server/file-facts.ts";
import { createDownloadService, type DownloadService } from "#features/downloads/server/service.ts";
import { seedReleases } from "#features/downloads/server/seed.ts";
import { createDownloadStore } from "#features/downloads/server/store.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import type { Clock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const facts = (letter: string): FileFacts => ({
  sizeBytes: 7,
  sha256: letter.repeat(64),
  certificateSha256: "c".repeat(64),
});

const newRelease = (version: string, letter: string) => ({
  platform: "android-apk" as const,
  variant: "arm64" as const,
  version,
  date: "2027-01-01",
  url: "https://download.example/a.apk",
  notes: { en: "New" },
  facts: facts(letter),
});

describe.each(engines)("releases on $name", ({ open }) => {
  let test: TestDatabase;
  let db: Db;
  const clock: Clock = { now: () => new Date("2027-01-02T00:00:00Z") };
  const serviceOn = (connection: Db): DownloadService =>
    createDownloadService({
      store: createDownloadStore(connection),
      versions: createDataVersions(connection),
      clock,
      brand: "Brand",
    });
  const version = async () => (await createDataVersions(db).read()).get("releases") ?? 0;

  beforeAll(async () => {
    test = await open();
    db = test.db;
  });
  beforeEach(async () => {
    for (const table of ["app_release", "known_fake", "release_signature"] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  afterAll(() => test.close());

  it("are added once, with facts computed from the file", async () => {
    const service = serviceOn(db);
    const added = await service.addRelease(newRelease("3.0.0", "a"));
    expect(added).toMatchObject({ ok: true, value: { ...facts("a"), state: "listed" } });
    expect(await service.addRelease(newRelease("3.0.0", "b"))).toEqual({ ok: false, code: "exists" });
    expect(await service.check("a".repeat(64))).toMatchObject({ value: { kind: "genuine" } });
    expect(await service.check("nonsense")).toEqual({ ok: false, code: "invalid_hash" });
  });

  it("get their own ids when several are added at once", async () => {
    const services = [serviceOn(db), serviceOn(test.another())];
    const letters = Array.from({ length: 10 }, (_, n) => String(n));
    await Promise.all(letters.map((one, n) => services[n % 2]?.addRelease(newRelease(`3.${one}.0`, one))));
    const ids = (await serviceOn(db).releases()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(letters.length);
  });

  it("that are marked say so in every package, bump the version, and can be unmarked", async () => {
    const service = serviceOn(db);
    await service.addRelease(newRelease("3.0.0", "a"));
    await service.addRelease({ ...newRelease("3.0.0", "b"), variant: "arm32" });
    const before = await version();
    const marking = { platform: "android-apk" as const, version: "3.0.0", state: "unsafe" as const };
    expect(await service.mark({ ...marking, reason: null })).toEqual({ ok: false, code: "reason_missing" });
    expect(await service.mark({ ...marking, version: "9.9.9", reason: { en: "?" } })).toMatchObject({
      code: "not_found",
    });
    await service.mark({ ...marking, reason: { en: "Bad", th: "แย่" } });
    expect(await version()).toBeGreaterThan(before);
    expect(await service.releases()).toMatchObject([
      { state: "unsafe", reason: { en: "Bad", th: "แย่" }, delistedOn: "2027-01-02" },
      { state: "unsafe" },
    ]);
    expect(await service.check("b".repeat(64))).toMatchObject({ value: { kind: "unsafe" } });
    await service.mark({ ...marking, state: "listed", reason: null });
    expect(await service.releases()).toMatchObject([{ state: "listed", reason: null, delistedOn: null }, {}]);
  });

  it("and fakes never share a file", async () => {
    const service = serviceOn(db);
    const fake = { platform: "android-apk" as const, version: "9.0.0", notes: { en: "Fake" } };
    await service.addRelease(newRelease("3.0.0", "a"));
    expect(await service.addFake({ ...fake, facts: facts("a") })).toMatchObject({ code: "own_release" });
    expect(await service.addFake({ ...fake, facts: facts("f") })).toMatchObject({ ok: true });
    expect(await service.addFake({ ...fake, facts: facts("f") })).toMatchObject({ code: "exists" });
    expect(await service.addRelease(newRelease("3.1.0", "f"))).toMatchObject({ code: "known_fake" });
    expect(await service.check("f".repeat(64))).toMatchObject({ value: { kind: "fake" } });
  });

  it("are exported and imported completely, hashes included; an edited list brings no new hash", async () => {
    const service = serviceOn(db);
    await service.addRelease(newRelease("3.0.0", "a"));
    await service.addFake({ platform: "ios", version: "9.0.0", notes: { en: "Fake" }, facts: facts("f") });
    const list = JSON.parse(JSON.stringify(await service.publishedList())) as Awaited<
      ReturnType<DownloadService["publishedList"]>
    >;
    const [first] = list.releases;
    if (!first) throw new Error("nothing exported");
    const typed = { releases: [{ ...first, sha256: "b".repeat(64) }] };
    expect(await service.import(typed)).toMatchObject({ ok: false, problems: [/hash is not known/] });
    expect(await service.import({ releases: [{ ...first, notes: { en: "Better words" } }] })).toEqual({
      ok: true,
      rows: 1,
      added: 0,
      changed: 1,
    });
    expect(await service.import({ releases: [{ ...first, state: "delisted" }] })).toMatchObject({
      ok: false,
    });
    await db.deleteFrom("app_release").execute();
    await db.deleteFrom("known_fake").execute();
    expect(await service.import(list)).toMatchObject({ ok: true, added: 1 });
    expect(await service.import({ releases: [{ ...first, hid: 5 }] })).toMatchObject({ ok: false });
    expect(await service.releases()).toMatchObject([{ sha256: "a".repeat(64), id: first.hid }]);
    expect(await service.knownFakes()).toMatchObject([{ sha256: "f".repeat(64) }]);
  });

  it("are signed as they are now; a change invalidates the signature", async () => {
    const service = serviceOn(db);
    await service.addRelease(newRelease("3.0.0", "a"));
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    expect(await service.sign("no key")).toEqual({ ok: false, code: "not_an_ed25519_key" });
    await service.sign(privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    const { digest: _digest, signature, ...content } = await service.publishedList();
    const value = Buffer.from(signature?.value ?? "", "base64");
    expect(verify(null, Buffer.from(canonicalJson(content)), publicKey, value)).toBe(true);
    await service.addRelease(newRelease("3.1.0", "b"));
    expect((await service.publishedList()).signature).toBeNull();
  });

  it("of the seed follow it until an operator changes them, and their hashes come from the files", async () => {
    await db.deleteFrom("seed").where("name", "=", "releases").execute();
    const folder = new URL("../../../build/content/seed/", import.meta.url);
    const seed = () => seedReleases({ db, clock, versions: createDataVersions(db), folder });
    expect(await seed()).toBe("applied");
    expect(await seed()).toBe("unchanged");
    const service = serviceOn(db);
    const sample = (await service.releases()).find(({ id }) => id === 2102);
    const file = await readFileFacts(fileURLToPath(new URL(`samples/sample-1.1.0.zip`, folder)));
    expect(sample).toMatchObject(file);
    expect(file.certificateSha256).not.toBeNull();
    await service.mark({ platform: "sample", version: "1.1.0", state: "unsafe", reason: { en: "Test" } });
    await db.updateTable("seed").set({ content_hash: "older" }).where("name", "=", "releases").execute();
    expect(await seed()).toBe("applied");
    expect((await service.releases()).find(({ id }) => id === 2102)).toMatchObject({ state: "unsafe" });
  });
});
