/** What an owner reads about a hidden listing on the page where it is managed. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Submissions } from "#features/submissions/server/service.ts";
import { readConfig } from "#server/config.ts";
import { createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

let site: RunningSite;
/** The reviewers, beside the site. */
let submissions: Submissions;
let receipt = "";
let number = "";
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await startSite();
  const config = readConfig({ DATA_DIR: site.folder, LOG_LEVEL: "silent" });
  const foundation = await createFoundation(config);
  ({ submissions } = createServices(foundation));
  stop = async () => {
    await foundation.database.close();
    await site.stop();
  };
  receipt = await submitSample(site.address, "token");
  const found = await submissions.receipt(receipt);
  if (!found.ok) throw new Error(found.code);
  ({ number } = found.value.submission);
  const approved = await submissions.approve(number, { operator: "Ines", note: "" });
  if (!approved.ok) throw new Error(JSON.stringify(approved));
}, 240_000);
afterAll(() => stop());

const managePage = async (): Promise<string> => (await site.get(`/en/receipt/${receipt}/manage`)).text();
const HIDDEN_BY_US = "We’ve taken this listing down.";

it("shows it again if they paused it", async () => {
  await submissions.ownerAct(receipt, "pause", { reason: "A new website." });
  const page = await managePage();
  expect(page).toContain("Show the listing again");
  expect(page).not.toContain(HIDDEN_BY_US);
  await submissions.ownerAct(receipt, "resume", {});
});

it("says on its page that it is paused, and by whom, as long as it can come back", async () => {
  const found = await submissions.receipt(receipt);
  const path = found.ok ? (found.value.submission.listing ?? "") : "";
  const page = async () => (await site.get(`/en${path}`)).text();
  await submissions.ownerAct(receipt, "pause", { reason: "A new website." });
  await expect.poll(page).toContain("is paused");
  expect(await page()).toMatch(/<title>[^<]+ is paused · /);
  expect(await page()).toContain("The project has hidden it for now.");
  expect(await page()).not.toContain("no longer listed");
  // The receipt is kept for a year, so nobody promises more.
  const own = await (await site.get(`/en/receipt/${receipt}`)).text();
  expect(own).toContain("You can show it again within 365 days.");
  await submissions.ownerAct(receipt, "resume", {});
  await submissions.operatorAct(number, "pause", { operator: "Ines", reason: "A report" });
  await expect.poll(page).toContain("We’ve hidden it for now.");
  await submissions.operatorAct(number, "resume", { operator: "Ines", reason: "A report" });
});

it("says that we hide it, where only we show it again", async () => {
  const by = { operator: "Ines", reason: "The website shows another token." };
  expect(await submissions.operatorAct(number, "pause", by)).toMatchObject({ ok: true });
  const page = await managePage();
  expect(page).toContain(HIDDEN_BY_US);
  expect(page).not.toContain("Show the listing again");
});
