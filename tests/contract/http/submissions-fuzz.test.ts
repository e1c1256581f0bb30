import { expect, it } from "vitest";
import { startSite } from "#tests/fixtures/site.ts";
import { fuzz } from "#tests/fuzz/requests.ts";

/** A part of it in every run; `npm run bench -- fuzz` sends twenty thousand. */
const RUNS = 2_000;

it("no request to the submission calls makes the site fail, whatever it holds", async () => {
  const site = await startSite();
  try {
    const statuses = await fuzz(site.get, RUNS);
    expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
    expect((await site.get("/readyz")).status).toBe(200);
  } finally {
    await site.stop();
  }
}, 120_000);
