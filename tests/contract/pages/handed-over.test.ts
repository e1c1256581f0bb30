/** What pages, feed and API say without a script, after a receipt changed hands or a page was given away. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Submissions } from "#features/submissions/server/service.ts";
import { readConfig } from "#server/config.ts";
import { createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const DAY_MS = 86_400_000;
const decision = { operator: "Ines", note: "" };

let offsetMs = -3 * DAY_MS;
const clock = { now: () => new Date(Date.now() + offsetMs) };
let site: RunningSite;
/** Owners and reviewers, beside the site. */
let submissions: Submissions;
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await startSite({}, { clock });
  const config = readConfig({ DATA_DIR: site.folder, LOG_LEVEL: "silent" });
  const foundation = await createFoundation(config, { clock });
  ({ submissions } = createServices(foundation));
  stop = async () => {
    await foundation.database.close();
    await site.stop();
  };
}, 240_000);
afterAll(() => stop());

async function approve(token: string, replaces?: string): Promise<void> {
  const found = await submissions.receipt(token);
  if (!found.ok) throw new Error(found.code);
  const approved = await submissions.approve(found.value.submission.number, { ...decision, replaces });
  if (!approved.ok) throw new Error(approved.code);
}

async function handOver(token: string): Promise<string> {
  const handed = await submissions.ownerAct(token, "hand_over", { email: "next@example.org" });
  return handed.ok ? (handed.value?.token ?? "") : "";
}

const textOf = async (path: string): Promise<string> => (await site.get(path)).text();
const wireOf = async (token: string) => JSON.parse(await textOf(`/api/receipts/${token}`)).data;

it("what was written and done before a hand-over is a former owner’s, in every language’s words", async () => {
  const address = `0x${"6".repeat(40)}`;
  const token = await submitSample(site.address, "token", { address });
  await approve(token);
  await submissions.sendMessage(token, "Written by the first one.");
  await submissions.ownerAct(token, "delist", { reason: "The project ended." });
  expect(await textOf(`/en/receipt/${token}`)).toContain("You took this listing down.");
  const next = await handOver(token);
  const reading = await textOf(`/en/receipt/${next}`);
  expect(reading).toContain("This submission was withdrawn.");
  expect(reading).toMatch(/<b>Owner<\/b>/);
  offsetMs = 0;
  await submissions.completeHandovers();

  const page = await textOf(`/en/receipt/${next}`);
  expect(page).toContain("A former owner took this listing down.");
  expect(page).toMatch(/<b>Former owner<\/b>/);
  expect(page).toContain("Removed by a former owner");
  expect(page).not.toMatch(/You took this listing down|<b>You<\/b>|Removed by the owner|What you submitted/);
  for (const [language, text] of [
    ["zh", "前所有者已将这条收录下架。"],
    ["th", "เจ้าของคนก่อนถอดรายการนี้ออกแล้ว"],
    ["ru", "Эту публикацию снял прежний владелец."],
  ])
    expect(await textOf(`/${language}/receipt/${next}`), language).toContain(text);
  expect(await textOf(`/feeds/receipts/${next}.atom`)).toContain("Removed by a former owner");

  const wire = await wireOf(next);
  expect(wire.owner_since).not.toBeNull();
  expect(wire.messages).toMatchObject([{ by: "submitter", former_owner: true }]);
  expect(wire.events.find(({ code }: { code: string }) => code === "delisted")).toMatchObject({
    former_owner: true,
  });
  const text = await textOf("/openapi.json");
  for (const name of ["former_owner", "owner_since", "owns_page", "`page_given`"])
    expect(text).toContain(name);
});

it("whose page was given to another submission reads that, and is promised nothing about it", async () => {
  const address = `0x${"8".repeat(40)}`;
  const first = await submitSample(site.address, "token", { address });
  const second = await submitSample(site.address, "token", { address, name: "Rightful" });
  await approve(first);
  await approve(second, `eth:${address}`);
  const page = await textOf(`/en/receipt/${first}`);
  expect(page).toContain("We gave your listing’s page to another submission");
  expect(page).toContain("Page given to another submission");
  expect(page).not.toMatch(/We’ve taken your listing down|View the listing/);
  const manage = await textOf(`/en/receipt/${first}/manage`);
  expect(manage).toContain("We gave this listing’s page to another submission");
  expect(manage).toContain("The page stays with the other one.");
  expect(manage).not.toMatch(/and its page says so|We’ve taken this listing down/);
  // Only what can be done: no proofs, which nobody would see, and no move; a change is reviewed beside the other one.
  expect(manage).toContain("The page stays with the other submission unless we give it to you.");
  expect(manage).not.toMatch(
    /Proof of ownership|Move to a new contract|Pause the listing|the listing stays as it is/,
  );
  const zh = await textOf(`/zh/receipt/${first}/manage`);
  expect(zh).toContain("除非我们将页面交给您");
  expect(zh).not.toMatch(/所有权证明|迁移到新合约|暂停收录/);
  const proving = await site.get(`/api/receipts/${first}/ownership`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method: "dns" }),
  });
  expect(await proving.json()).toMatchObject({
    data: { fields: [{ code: "page_replaced", message: expect.stringContaining("belongs to another") }] },
  });
  expect((await site.get(`/api/receipts/${first}/ownership`)).status).toBe(409);
  expect((await wireOf(first)).owns_page).toBe(false);
  expect(await textOf(`/en/receipt/${second}`)).toContain("Your listing is public.");
});

it("the next owner’s form, page and API have none of the former one’s contacts", async () => {
  const secrets = ["Former Person Ltd", "https://t.me/former_person", "former@person.example"];
  const [companyName, contact, email] = secrets;
  const address = `0x${"a".repeat(40)}`;
  const former = { address, companyName, contact: [contact], email };
  const token = await submitSample(site.address, "token", former);
  await approve(token);
  const next = await handOver(token);
  const seen = async () =>
    Promise.all(
      [
        `/en/receipt/${next}`,
        `/zh/receipt/${next}/manage`,
        `/en/submit/token?receipt=${next}`,
        `/api/receipts/${next}`,
        `/feeds/receipts/${next}.atom`,
      ].map(textOf),
    );
  const none = (texts: readonly string[]) => {
    for (const secret of secrets) expect(texts.join("\n")).not.toContain(secret);
  };
  none(await seen());
  const form = await textOf(`/en/submit/token?receipt=${token}`);
  for (const secret of secrets) expect(form).toContain(secret);
  offsetMs += 3 * DAY_MS;
  // Before and after it is written down.
  none(await seen());
  await submissions.completeHandovers();
  none(await seen());
  expect(await textOf(`/en/submit/token?receipt=${next}`)).toContain('value="next@example.org"');
  const manage = await textOf(`/en/receipt/${next}/manage`);
  expect(manage).toContain("Your contacts are missing.");
  expect(manage).not.toContain("Move to a new contract");
  for (const path of [`/en/receipt/${token}`, `/api/receipts/${token}`, `/feeds/receipts/${token}.atom`])
    expect((await site.get(path)).status, path).toBe(404);
  // The normal rules: what is missing is asked for, and then the change is reviewed.
  const send = async (changes: object) => {
    const response = await site.get(`/api/receipts/${next}/resubmit`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(changes),
    });
    return response.json();
  };
  expect(await send({ description: "Corrected." })).toMatchObject({
    data: {
      fields: [
        { path: "companyName", code: "required" },
        { path: "contact", code: "required" },
      ],
    },
  });
  expect(await send({ companyName: "Next Ltd", contact: ["https://t.me/next"] })).toMatchObject({
    data: null,
  });
  expect(await textOf(`/api/receipts/${next}`)).toContain("https://t.me/next");
});

it("the form of a public listing does not say that a reviewer asked for something", async () => {
  const token = await submitSample(site.address, "token", { address: `0x${"9".repeat(40)}` });
  await approve(token);
  const form = await textOf(`/en/submit/token?receipt=${token}`);
  expect(form).toContain("A reviewer checks the change first.");
  expect(form).not.toMatch(/the reviewer asked about\.|Fix and resubmit<\/h1>/);
});
