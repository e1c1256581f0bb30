/** The screenshots of the DApp form without JavaScript: every button is a round trip that keeps what was sent. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { screenshotFile } from "#tests/contract/submissions/review-desk.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Sent {
  /** The addresses that the form names already. */
  readonly kept?: readonly string[];
  readonly files?: readonly Buffer[];
  readonly press: readonly [name: string, value: string];
}

async function post({ kept = [], files = [], press }: Sent) {
  const body = new FormData();
  for (const [at, path] of kept.entries()) body.append(`screenshots.${at}`, path);
  for (const file of files) body.append("screenshots", new File([new Uint8Array(file)], "screen.png"));
  body.append(...press);
  const headers = { "sec-fetch-site": "same-origin" };
  const response = await site.get("/en/submit/dapp", { method: "POST", body, headers });
  const html = await response.text();
  const named = html.matchAll(/name="screenshots\.\d" value="([^"]+)"/g);
  return { status: response.status, html, kept: Array.from(named, ([, path = ""]) => path) };
}

const CHECK = ["_intent", "check"] as const;
const shots = (...reds: readonly number[]) => Promise.all(reds.map((red) => screenshotFile(1280, 800, red)));

it("stores the files with any button, shows them, and removes one by its button", async () => {
  const sent = await post({ files: await shots(10, 60), press: CHECK });
  expect(sent.status).toBe(422);
  expect(sent.kept).toHaveLength(2);
  expect(sent.html).toContain('alt="Screenshot 2"');
  const removed = await post({ kept: sent.kept, press: ["_remove", "screenshots.0"] });
  expect(removed).toMatchObject({ status: 200, kept: sent.kept.slice(1) });
});

it("says what is wrong with a file, and keeps those before it", async () => {
  const { kept } = await post({ files: await shots(110), press: CHECK });
  const refused = await post({ kept, files: [await screenshotFile(639, 400)], press: CHECK });
  expect(refused.kept).toEqual(kept);
  expect(refused.html).toContain("Each screenshot must be a JPG or PNG");
});

it("says that six are too many, and keeps them until one is removed", async () => {
  const { kept } = await post({ files: await shots(10, 60, 110), press: CHECK });
  const six = await post({ kept, files: await shots(160, 200, 240), press: CHECK });
  expect(six.kept).toHaveLength(6);
  expect(six.html).toContain("You can add up to 5 screenshots.");
});
