/** An unreachable database: cached pages, 503 for the rest, typed input kept, and recovery without a restart. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { flattenFields } from "#features/submissions/form-names.ts";
import { SAMPLE_NFT } from "#features/submissions/schema/sample-forms.ts";
import { logoFile } from "#tests/contract/submissions/review-desk.ts";
import { openProxy, type DatabaseProxy } from "./database-proxy.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

/** Posts it as a browser without JavaScript does. */
function postNft(site: RunningSite, name: string, icon: string): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of flattenFields({ ...SAMPLE_NFT, name, icon_url: icon }))
    body.append(field, value);
  body.set("_intent", "send");
  return site.get("/en/submit/nft", { method: "POST", body });
}

async function uploadLogo(site: RunningSite): Promise<string> {
  const body = new FormData();
  body.set("logo", new File([new Uint8Array(await logoFile())], "logo.png"));
  const answer = await site.get("/api/uploads", { method: "POST", body });
  return ((await answer.json()) as { data: { value: string } }).data.value;
}

const postgres = sharedEngines.find(({ name }) => name === "PostgreSQL");

describe.runIf(postgres)("a site on Postgres", { timeout: 60_000 }, () => {
  let site: RunningSite;
  let proxy: DatabaseProxy;
  let admin: Client;
  let icon: string;
  let receipt: string;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const place = await postgres!.place();
    if (place.target.kind !== "postgres") throw new Error("another engine");
    remove = place.remove;
    proxy = await openProxy(place.target.url);
    admin = new Client({ connectionString: place.target.url });
    admin.on("error", () => undefined);
    await admin.connect();
    site = await startSite({ DATABASE_URL: proxy.url });
    icon = await uploadLogo(site);
    receipt = new URL((await postNft(site, "Before", icon)).headers.get("location") ?? "", site.address)
      .pathname;
    const dapps = (await (await site.get("/data/dapps.json")).json()) as { dapps: { hid: number }[] };
    others = dapps.dapps.map(({ hid }) => `/en/dappstore/detail?id=${hid}`);
    // The start clears all kept pages once more when its search index is built, which a search waits for.
    await (await site.get("/en/dappstore?key=uniswap")).text();
    for (const path of KEPT) await (await site.get(path)).text();
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await proxy.close();
    await admin.end();
    await remove();
  });
  afterEach(async () => {
    await proxy.open();
    while ((await site.get("/readyz")).status !== 200) await sleep(100);
  });

  const KEPT = ["/en", "/zh/dappstore", "/en/news"];
  let others: string[] = [];
  /** The address of an uncached page. */
  const unkept = (): string => others.pop() ?? "no page is left";

  const RECOVERY = `/en/submissions/recover?${new URLSearchParams({ listing: "/en/dappstore/detail?id=1001", claim: "9vK2f0c8T1m4Zq7sLw3xEA" })}`;

  const postMessage = (text: string): Promise<Response> =>
    site.get(receipt, { method: "POST", body: new URLSearchParams({ intent: "message", text }) });

  const subscribe = (): Promise<Response> =>
    site.get("/api/tokenPocket/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "somebody@example.com" }),
    });

  const READ = [
    "/sitemap.xml",
    "/sitemaps/ko.xml",
    "/feeds/en/news.atom",
    "/data/tokens.json",
    "/data/nfts.json",
  ];

  async function expectAway(): Promise<void> {
    for (const path of KEPT) expect((await site.get(path)).status).toBe(200);
    const page = await site.get(unkept());
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
    const html = await page.text();
    expect(/<title>[^<]*/.exec(html)?.[0]).toContain("<title>This page isn’t available right now");
    expect(html.includes("We can’t load this page right now.")).toBe(true);
    for (const path of [...READ, icon]) {
      const answer = await site.get(path);
      expect([path, answer.status, answer.headers.has("retry-after")]).toEqual([path, 503, true]);
    }
    const proof = new URLSearchParams({ method: "dns", email: "found@example.org" });
    const recovery = await site.get(RECOVERY, { method: "POST", body: proof });
    expect(recovery.status).toBe(503);
    expect((await recovery.text()).includes('value="found@example.org"')).toBe(true);
    expect((await site.get("/readyz")).status).toBe(503);
    expect((await site.get("/healthz")).status).toBe(200);
  }

  async function expectNothingSaved(): Promise<void> {
    const form = await postNft(site, "Typed with care", icon);
    expect(form.status).toBe(503);
    expect(form.headers.get("retry-after")).toMatch(/^\d+$/);
    const html = await form.text();
    expect(html.includes('value="Typed with care"')).toBe(true);
    expect(html.includes("We couldn’t send your submission because we can’t save anything right now.")).toBe(
      true,
    );
    const message = await postMessage("A long letter to the reviewer");
    expect(message.status).toBe(503);
    const again = await message.text();
    expect(again.includes("A long letter to the reviewer</textarea>")).toBe(true);
    expect(again.includes("We can’t show your receipt right now")).toBe(true);
    const body = new URLSearchParams({ act: "appeal", text: "What was overlooked" });
    const appeal = await site.get(`${receipt}/manage`, { method: "POST", body });
    expect(appeal.status).toBe(503);
    expect((await appeal.text()).includes("What was overlooked</textarea>")).toBe(true);
    const call = await subscribe();
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ result: 5002 });
  }

  async function expectBack(): Promise<void> {
    await proxy.open();
    const began = performance.now();
    await vi.waitFor(
      async () => {
        expect((await site.get("/readyz")).status).toBe(200);
        expect((await postNft(site, "And again", icon)).status).toBe(303);
        expect((await site.get(unkept())).status).toBe(200);
      },
      { timeout: 5_000, interval: 100 },
    );
    expect(performance.now() - began).toBeLessThan(5_000);
  }

  it("that refuses connections", async () => {
    await proxy.shut();
    await expectAway();
    await expectNothingSaved();
    await expectBack();
    expect((await site.get(receipt)).status).toBe(200);
  });

  it("that is silent: the first requests wait no longer than a query may take, the others not at all", async () => {
    proxy.silence();
    const began = performance.now();
    expect((await site.get(unkept())).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(10_000);
    await expectAway();
    await expectNothingSaved();
    const later = performance.now();
    for (let at = 0; at < 5; at += 1) expect((await site.get(unkept())).status).toBe(503);
    expect(performance.now() - later).toBeLessThan(10_000);
    await expectBack();
  });

  it("that is read-only: pages are rendered, nothing is saved, and it is not ready", async () => {
    const { rows } = await admin.query<{ name: string }>("select current_database() as name");
    const setReadOnly = async (value: "on" | "off"): Promise<void> => {
      await admin.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
      await admin.query("set default_transaction_read_only = off");
      proxy.cut();
    };
    await setReadOnly("on");
    expect((await site.get(unkept())).status).toBe(200);
    expect((await site.get("/readyz")).status).toBe(503);
    await expectNothingSaved();
    await setReadOnly("off");
    await expectBack();
  });

  it("that others keep locked: reads continue, and writes are refused after 3 s", async () => {
    await admin.query("begin; lock table submission in exclusive mode");
    expect((await site.get(unkept())).status).toBe(200);
    const began = performance.now();
    expect((await postNft(site, "Waits", icon)).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(6_000);
    await admin.query("rollback");
    await expectBack();
  });

  it("whose connections are cut repeatedly during work: nothing acknowledged is lost", async () => {
    const cuts = 20;
    const acknowledged: string[] = [];
    const over = new AbortController();
    const senders = Array.from({ length: 4 }, async (_, sender) => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const answer = await postNft(site, `Cut ${sender} ${at}`, icon);
        expect([303, 503]).toContain(answer.status);
        if (answer.status === 303) acknowledged.push(answer.headers.get("location") ?? "");
        await answer.body?.cancel();
      }
    });
    for (let at = 0; at < cuts; at += 1) {
      await sleep(100);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2`,
      );
    }
    over.abort();
    await Promise.all(senders);
    await expectBack();
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const path of acknowledged) expect((await site.get(path)).status).toBe(200);
  });
});

describe("a site on SQLite whose file another program keeps locked", { timeout: 60_000 }, () => {
  let site: RunningSite;
  let other: DatabaseSync;
  let icon: string;
  beforeAll(async () => {
    site = await startSite();
    icon = await uploadLogo(site);
    other = new DatabaseSync(join(site.folder, "site.sqlite"));
  }, 60_000);
  afterAll(async () => {
    other.close();
    await site.stop();
  });

  it("for a while: pages continue, and a form is accepted when the lock is released", async () => {
    other.exec("begin immediate");
    const sent = postNft(site, "Patience", icon);
    const began = performance.now();
    for (const path of ["/en", "/ja/news", "/healthz"]) expect((await site.get(path)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(3_000);
    other.exec("rollback");
    expect((await sent).status).toBe(303);
  });

  it("for too long: a form is refused after 5 s, and kept", async () => {
    other.exec("begin immediate");
    const answer = await postNft(site, "Too long a wait", icon);
    expect(answer.status).toBe(503);
    expect((await answer.text()).includes('value="Too long a wait"')).toBe(true);
    expect((await site.get("/readyz")).status).toBe(503);
    other.exec("rollback");
    expect((await site.get("/readyz")).status).toBe(200);
  });
});
