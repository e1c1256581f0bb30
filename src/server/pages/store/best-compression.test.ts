import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { BestCompression } from "./best-compression.ts";
import { storeAnswer, withQuickForm, type StoredAnswer } from "#server/pages/stored-answer.ts";

const text = Array.from({ length: 400 }, (_, n) => `<li>Item ${n * 7919} of the pool</li>`).join("");

it("makes a page smaller once, and keeps its content and ETag", async () => {
  const page = await withQuickForm(storeAnswer(200, {}, { identity: Buffer.from(text) }), "br");
  const best = new BestCompression();
  const made: StoredAnswer[] = [];
  const improvement = {
    effort: "best",
    isKept: () => true,
    replace: (better: StoredAnswer) => void made.push(better),
  } as const;
  for (let n = 0; n < 3; n += 1) best.improve(page, improvement);
  await best.idle;
  expect(made).toHaveLength(1);
  const [better] = made;
  const body = better?.forms.br?.body ?? Buffer.alloc(0);
  expect(body.length).toBeLessThan(page.forms.br?.body.length ?? 0);
  expect(brotliDecompressSync(body).toString()).toBe(text);
  expect(better?.forms.br?.headers["content-length"]).toBe(body.length);
  expect(better?.etag).toBe(page.etag);
  if (better) best.improve(better, improvement);
  await best.idle;
  expect(made).toHaveLength(1);
});

/** Each is another page. */
const pages = (count: number): StoredAnswer[] =>
  Array.from({ length: count }, (_, n) => storeAnswer(200, {}, { identity: Buffer.from(`${n} ${text}`) }));

it("holds a bounded number of waiting pages, and takes the others with a later request", async () => {
  const best = new BestCompression();
  const asked = pages(1_000);
  let made = 0;
  const improvement = { effort: "good", isKept: () => true, replace: () => void (made += 1) } as const;
  for (const page of asked) best.improve(page, improvement);
  expect(best.isFull).toBe(true);
  await best.idle;
  expect(made).toBeLessThanOrEqual(100);
  const before = made;
  for (const page of asked.slice(-10)) best.improve(page, improvement);
  await best.idle;
  expect(made).toBe(before + 10);
});

it("spends nothing on a page that was pushed out while it waited", async () => {
  const best = new BestCompression();
  const made: StoredAnswer[] = [];
  const replace = (better: StoredAnswer) => void made.push(better);
  for (const page of pages(10)) best.improve(page, { effort: "best", isKept: () => false, replace });
  await best.idle;
  expect(made).toEqual([]);
});
