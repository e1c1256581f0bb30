import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentKinds } from "#server/desk/content-kinds.ts";
import { createPublishing, type Publishing } from "#features/publishing/server/service.ts";
import { createPublishingStore } from "#features/publishing/server/store.ts";
import { createSiteContent } from "#features/site-content/server/service.ts";
import { CHANNELS_REF, VERSIONS_KEPT, type ContentKindName } from "#features/publishing/model.ts";
import { createListingDesk } from "#features/catalogue/server/desk/desk.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { isContractAddress } from "#server/submissions/contract-address.ts";
import { seedCatalogue } from "#features/catalogue/server/intake/seed.ts";
import { SEED_FOLDER } from "#tests/contract/catalogue/seeded.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const NOW = { by: "ann", at: null };

describe.each(engines)("publishing at the desk on $name", (engine) => {
  let database: TestDatabase;
  let publishing: Publishing;
  const time = { now: new Date("2026-11-17T10:00:00Z") };
  const clock = { now: () => time.now };

  beforeAll(async () => {
    database = await engine.open();
    const { db } = database;
    const versions = createDataVersions(db);
    await seedCatalogue({ db, clock, versions, folder: SEED_FOLDER });
    const listings = createListingDesk({ db, clock, versions, isAddress: isContractAddress });
    publishing = createPublishing({
      store: createPublishingStore(db),
      clock,
      kinds: createContentKinds({ db, clock, versions, listings }),
    });
  });
  afterAll(() => database.close());

  const recordOf = async (kind: ContentKindName, ref: string) => {
    const found = await publishing.record(kind, ref);
    if (!found.ok) throw new Error(found.code);
    return { ...found.value, content: found.value.record as Record<string, unknown> };
  };
  const firstOf = async (kind: ContentKindName) =>
    (await publishing.page(kind, { search: "", number: 1 })).rows[0]?.ref ?? "";
  const publish = async (kind: ContentKindName, ref: string, content: Record<string, unknown>) =>
    publishing.publish(await publishing.saveDraft({ kind, ref, content, by: "ann" }), NOW);

  test("a draft changes nothing until it is published, and then the export has it", async () => {
    const ref = await firstOf("banners");
    const { content } = await recordOf("banners", ref);
    const changed = { ...content, url: "/en/networks" };
    const id = await publishing.saveDraft({ kind: "banners", ref, content: changed, by: "ann" });
    expect((await recordOf("banners", ref)).record).toEqual(content);
    expect(await publishing.publish(id, NOW)).toMatchObject({ ok: true });
    expect((await recordOf("banners", ref)).record).toEqual(changed);
    const exported = await Array.fromAsync(publishing.records("banners") ?? []);
    expect(exported).toContainEqual(changed);
    // What was there before can be restored.
    const versions = (await recordOf("banners", ref)).versions;
    expect(versions.map(({ state }) => state)).toEqual(["live", "replaced"]);
    expect(versions[1]?.content).toEqual(content);
  });

  test("a wrong record is refused with its field, and what is public stays", async () => {
    const ref = await firstOf("banners");
    const { content } = await recordOf("banners", ref);
    const outcome = await publish("banners", ref, { ...content, start: "tomorrow" });
    expect(outcome).toMatchObject({ ok: false, code: "refused" });
    expect("problems" in outcome && outcome.problems).toEqual([{ path: "start", code: "not_a_time" }]);
    expect((await recordOf("banners", ref)).record).toEqual(content);
  });

  test("a scheduled version goes live at its time, once", async () => {
    const ref = await firstOf("dapps");
    const { content } = await recordOf("dapps", ref);
    const changed = { ...content, title: "Renamed later" };
    const id = await publishing.saveDraft({ kind: "dapps", ref, content: changed, by: "ann" });
    await publishing.publish(id, { by: "ann", at: new Date("2026-11-18T08:00:00Z") });
    await publishing.publishDue();
    expect((await recordOf("dapps", ref)).content["title"]).toBe(content["title"]);
    time.now = new Date("2026-11-18T08:00:01Z");
    await publishing.publishDue();
    expect((await recordOf("dapps", ref)).content["title"]).toBe("Renamed later");
    expect(await publishing.publish(id, NOW)).toMatchObject({ ok: false, code: "wrong_state" });
  });

  test("a scheduled version that is wrong when its time comes keeps what was wrong with it", async () => {
    const ref = await firstOf("banners");
    const { content } = await recordOf("banners", ref);
    const wrong = { ...content, title: { ...(content["title"] as object), en: "" } };
    const id = await publishing.saveDraft({ kind: "banners", ref, content: wrong, by: "ann" });
    await publishing.publish(id, { by: "ann", at: new Date("2026-11-18T08:00:00Z") });
    time.now = new Date("2026-11-18T08:00:01Z");
    await publishing.publishDue();
    const { versions, record } = await recordOf("banners", ref);
    expect(versions.find((one) => one.id === id)).toMatchObject({
      state: "failed",
      problems: [{ path: "title.en", code: "empty" }],
    });
    expect(record).toEqual(content);
  });

  test("a section takes listed DApps only, and the last twenty versions are kept", async () => {
    const ref = await firstOf("sections");
    const { content } = await recordOf("sections", ref);
    expect(await publish("sections", ref, { dapps: [999_999] })).toMatchObject({ ok: false });
    const hids = content["dapps"] as number[];
    for (let at = 0; at <= VERSIONS_KEPT; at += 1)
      await publish("sections", ref, { dapps: at % 2 === 0 ? hids.toReversed() : hids });
    const { versions } = await recordOf("sections", ref);
    expect(versions.filter(({ state }) => state === "live")).toHaveLength(1);
    expect(versions.length).toBeLessThanOrEqual(VERSIONS_KEPT + 1);
  });

  test.each(["networks", "categories"] as const)(
    "%s: the export is the import, a key stays, and the seed leaves what was changed",
    async (kind) => {
      const ref = await firstOf(kind);
      const { content } = await recordOf(kind, ref);
      const changed = { ...content, aliases: ["said otherwise"] };
      expect(await publish(kind, ref, changed)).toMatchObject({ ok: true, value: { ref } });
      expect(await Array.fromAsync(publishing.records(kind) ?? [])).toContainEqual(changed);
      for (const wrong of [{ key: "renamed" }, { hid: 77_777 }]) {
        const outcome = await publish(kind, ref, { ...changed, ...wrong });
        expect("problems" in outcome && outcome.problems[0], JSON.stringify(wrong)).toMatchObject({
          path: "key",
        });
      }
      const added = { ...changed, hid: 100_001, key: "added" };
      expect(await publish(kind, "", added)).toMatchObject({ ok: true, value: { ref: "added" } });
      // Other files of the seed, as after an update.
      await database.db.updateTable("seed").set({ content_hash: "before" }).execute();
      const { db } = database;
      await seedCatalogue({ db, clock, versions: createDataVersions(db), folder: SEED_FOLDER });
      expect((await recordOf(kind, ref)).record).toEqual(changed);
      expect((await recordOf(kind, "added")).record).toEqual(added);
      const { total } = await publishing.page(kind, { search: "", number: 1 });
      expect(total).toBeGreaterThan(10);
    },
  );

  test.each([
    ["milestones", "month", "2031-01"],
    ["collections", "key", "added"],
  ] as const)(
    "%s: the files' records can be changed, hidden and added to, and keep their name",
    async (kind, named, name) => {
      const site = createSiteContent(database.db);
      const shown = () => site[kind]() as Promise<readonly Readonly<Record<string, unknown>>[]>;
      const ref = await firstOf(kind);
      const { content } = await recordOf(kind, ref);
      const before = await shown();
      const changed = { ...content, title: { ...(content["title"] as object), en: "Said otherwise" } };
      expect(await publish(kind, ref, changed)).toMatchObject({ ok: true, value: { ref } });
      expect(await shown()).toContainEqual(changed);
      expect(await shown()).toHaveLength(before.length);
      const renamed = await publish(kind, ref, { ...changed, [named]: name });
      expect("problems" in renamed && renamed.problems).toEqual([{ path: named, code: "fixed", value: ref }]);
      const added = { ...changed, [named]: name };
      expect(await publish(kind, "", added)).toMatchObject({ ok: true, value: { ref: name } });
      expect(await shown()).toContainEqual(added);
      await publish(kind, ref, { ...changed, hidden: true });
      expect((await shown()).map((one) => one[named])).not.toContain(ref);
      expect(await Array.fromAsync(publishing.records(kind) ?? [])).toContainEqual({
        ...changed,
        hidden: true,
      });
    },
  );

  test("our accounts: one person's draft is not published, what two agreed to is on the pages", async () => {
    const site = createSiteContent(database.db);
    const { ref, content } = await recordOf("channels", CHANNELS_REF);
    const changed = { ...content, x: "https://x.example/other" };
    expect(await publish("channels", ref, changed)).toMatchObject({ ok: false, code: "not_permitted" });
    const id = await publishing.saveDraft({ kind: "channels", ref, content: changed, by: "ann" });
    const later = await publishing.publish(id, { by: "ann", at: new Date("2026-11-19T08:00:00Z") });
    expect(later).toMatchObject({ ok: false, code: "not_permitted" });
    expect((await site.accounts()).x).toBe(content["x"]);
    const agreed = { kind: "channels", ref, by: "ann", at: null } as const;
    const wrong = await publishing.publishAgreed({ ...agreed, content: { ...changed, x: "javascript:0" } });
    expect(wrong).toMatchObject({ ok: false, code: "refused" });
    expect(await publishing.publishAgreed({ ...agreed, content: changed })).toMatchObject({ ok: true });
    expect(await site.accounts()).toEqual(changed);
  });
});
