import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase } from "#platform/database/open.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { importDapps } from "#tools/operator/catalogue/import-dapps.ts";

type Place = Awaited<ReturnType<(typeof sharedEngines)[number]["place"]>>;

/** Delists a DApp as an operator's import does, in another process. */
async function delist({ target }: Place, folder: string, hid: number): Promise<void> {
  const { db, close } = openDatabase(target);
  const file = join(folder, "rows.json");
  const known = await Array.fromAsync(exportListings(createCatalogueStore(db)));
  writeFileSync(file, JSON.stringify([{ ...known.find((one) => one.hid === hid), delisted: true }]));
  const result = await importDapps(file, {
    db,
    clock: { now: () => new Date() },
    versions: createDataVersions(db),
    progress: { write: () => undefined },
  });
  await close();
  expect(result).toMatchObject({ ok: true, changed: 1 });
}

/** Its link in HTML, its name in JSON. Its name in HTML would be found in the texts of other DApps too. */
const LISTED = /\?id=1003\b|"Curve"/;

const settingsOf = ({ target }: Place): Record<string, string> =>
  target.kind === "postgres" ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, "..") };

describe.each(sharedEngines)("two processes on $name", ({ place }) => {
  let shared: Place;
  let sites: RunningSite[];
  beforeAll(async () => {
    shared = await place();
    const settings = settingsOf(shared);
    sites = [await startSite(settings), await startSite(settings)];
  }, 60_000);
  afterAll(async () => {
    for (const site of sites) await site.stop();
    await shared.remove();
  });

  const texts = (path: string, headers = {}): Promise<string[]> =>
    Promise.all(sites.map(async (site) => (await site.get(path, { headers })).text()));

  it("answer a call again with the same bytes, without counting it", async () => {
    const [site] = sites;
    const path = "/v1/application/list?count=5";
    const first = await site?.get(path);
    const again = await site?.get(path);
    expect(first?.headers.get("ratelimit-limit")).not.toBeNull();
    expect(again?.headers.get("ratelimit-limit")).toBeNull();
    for (const [name, value] of first?.headers ?? []) {
      if (/^(?:date|x-request-id|ratelimit.*)$/.test(name)) continue;
      expect([name, again?.headers.get(name)]).toEqual([name, value]);
    }
    expect(await again?.text()).toBe(await first?.text());
  });

  it("keep the languages of a call apart, by header and by parameter", async () => {
    const path = "/v1/category/list";
    const [english] = await texts(path);
    const [japanese] = await texts(path, { lang: "ja" });
    expect(japanese).not.toBe(english);
    expect((await texts(path))[0]).toBe(english);
    expect((await texts(path, { lang: "ja-JP" }))[0]).toBe(japanese);
    expect((await texts(`${path}?lang=ja`))[0]).toBe(japanese);
  });

  it("show no stale page, call, data file or feed after a change", async () => {
    const paths = [
      "/en/dappstore?key=curve",
      "/v1/application/list?count=100",
      "/v1/application/search?key=curve",
      "/feeds/en/dapps.json",
    ];
    for (const path of paths) {
      for (const text of [...(await texts(path)), ...(await texts(path))]) expect(text).toMatch(LISTED);
    }
    const [site] = sites;
    await delist(shared, site?.folder ?? "", 1003);
    const stale = async (): Promise<string[]> => {
      const found = await Promise.all(
        paths.map(async (path) => ((await texts(path)).some((text) => LISTED.test(text)) ? [path] : [])),
      );
      return found.flat();
    };
    await expect.poll(stale, { timeout: 5_000 }).toEqual([]);
    expect(await stale()).toEqual([]);
  });
});
