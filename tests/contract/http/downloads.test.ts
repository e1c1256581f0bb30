import { brand } from "#brand/brand.ts";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDownloadService } from "#features/downloads/server/service.ts";
import { createDownloadStore } from "#features/downloads/server/store.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { canonicalJson } from "#lib/canonical-json.ts";
import { systemClock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase } from "#platform/database/open.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
const folder = mkdtempSync(join(tmpdir(), "downloads-"));
beforeAll(async () => {
  site = await startSite({ DATA_DIR: folder });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const body = async (path: string): Promise<string> => (await site.get(path)).text();

async function hashOf(sample: string): Promise<string> {
  const file = await site.get(`/data/samples/${sample}`);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${sample}"`);
  return createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");
}

describe("the download pages", () => {
  it.each(["/download/app", "/download/pc", "/download/versions", "/download/verify"])(
    "%s exist in every language",
    async (path) => {
      for (const language of LANGUAGES) expect((await site.get(`/${language}${path}`)).status).toBe(200);
    },
  );

  it("select the tab by ios=1 and android=1, and show both without", async () => {
    const ios = "Open the App Store";
    const android = "Download APK, 64-bit";
    expect(await body("/en/download/app?ios=1")).not.toContain(android);
    expect(await body("/en/download/app?android=1")).not.toContain(ios);
    const both = await body("/en/download/app");
    expect(both).toContain(ios);
    expect(both).toContain(android);
  });

  it("name in the first step the button that the page has", async () => {
    expect(await body("/en/download/app?android=1")).toContain("Choose “Download APK, 64-bit”.");
  });

  it("have the anchors that menu and footer link to", async () => {
    expect(await body("/en/download/app")).toContain('id="tutorial"');
    const pc = await body("/en/download/pc");
    for (const id of ["extension", "desktop", "hardware"]) expect(pc).toContain(`id="${id}"`);
  });
});

describe("a hash is judged without a script", () => {
  const shownAnswer = (page: string): string => page.slice(page.indexOf('role="status" tabindex="-1"'));

  it.each([
    ["sample-1.1.0.zip", "genuine"],
    ["sample-1.0.0.zip", "delisted"],
    ["sample-1.2.0-fake.zip", "fake"],
  ])("%s is %s", async (sample, verdict) => {
    const hash = await hashOf(sample);
    const page = await body(`/en/download/verify?sha256=${hash}`);
    expect(shownAnswer(page)).toContain(`data-verdict="${verdict}"`);
    const call = await (await site.get(`/v1/release/check?sha256=${hash}`)).json();
    expect(call).toMatchObject({ result: 0, data: { verdict } });
  });

  it("an unknown one is not ours, and an invalid one is refused", async () => {
    const page = await body(`/en/download/verify?sha256=${"0".repeat(64)}`);
    expect(shownAnswer(page)).toContain('data-verdict="unknown"');
    expect(page).toContain('content="noindex"');
    const refused = await body("/en/download/verify?sha256=abc");
    expect(refused).toContain("A SHA-256 hash has 64 characters: 0 to 9 and a to f.</");
    expect((await site.get("/v1/release/check?sha256=abc")).status).toBe(422);
  });
});

describe("the published list", () => {
  it("contains its own digest, and says that it is not signed", async () => {
    const response = await site.get("/data/releases.json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("etag")).toBeTruthy();
    const { digest, signature, ...content } = (await response.json()) as Record<string, unknown>;
    expect(signature).toBeNull();
    expect(digest).toBe(createHash("sha256").update(canonicalJson(content)).digest("hex"));
  });

  it("is a feed too, in every language and both formats", async () => {
    for (const language of LANGUAGES) {
      const atom = await site.get(`/feeds/${language}/releases.atom`);
      expect(atom.headers.get("content-type")).toContain("application/atom+xml");
      expect(await atom.text()).toContain("2.14.0");
    }
    const json = (await (await site.get("/feeds/en/releases.json")).json()) as { items: { title: string }[] };
    expect(json.items.map(({ title }) => title)).toContain(`${brand.name} 2.14.0 for Android`);
    expect((await site.get("/feeds/xx/releases.atom")).status).toBe(404);
    expect(await body("/en/download/versions")).toContain('href="/feeds/en/releases.atom"');
  });

  it("serves no files other than the samples", async () => {
    expect((await site.get("/data/samples/..%2Freleases.json")).status).toBe(404);
  });
});

it("a version that an operator marks as unsafe is shown so on every page, without a restart", async () => {
  const pages = ["/en", "/en/download/app", "/en/download/versions", "/en/download/verify"];
  const warning = "Do not use version 2.14.0 for Android.";
  for (const page of pages) expect(await body(page)).not.toContain(warning);
  // As the operator's command does it: another process, another connection.
  const { db, close } = openDatabase({ kind: "sqlite", file: join(folder, "site.sqlite") });
  await createDownloadService({
    store: createDownloadStore(db),
    versions: createDataVersions(db),
    clock: systemClock,
    brand: brand.name,
  }).mark({ platform: "android-apk", version: "2.14.0", state: "unsafe", reason: { en: "A test." } });
  await close();
  for (const page of pages) {
    await vi.waitFor(async () => expect(await body(page)).toContain(warning), {
      timeout: 5_000,
      interval: 100,
    });
  }
  expect(await body("/en/download/app")).toContain("Latest APK version: 2.13.0");
  expect(await body("/feeds/en/releases.atom")).toContain("Unsafe: A test.");
});
