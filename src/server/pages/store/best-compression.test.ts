import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { BestCompression } from "./best-compression.ts";
import { storeAnswer, withQuickForm, type StoredAnswer } from "#server/pages/stored-answer.ts";

const text = Array.from({ length: 400 }, (_, n) => `<li>Item ${n * 7919} of the pool</li>`).join("");

it("makes a page smaller once, and keeps its content and ETag", async () => {
  const page = await withQuickForm(storeAnswer(200, {}, { identity: Buffer.from(text) }), "br");
  const best = new BestCompression();
  const made: StoredAnswer[] = [];
  for (let n = 0; n < 3; n += 1) best.improve(page, (better) => made.push(better));
  await best.idle;
  expect(made).toHaveLength(1);
  const [better] = made;
  const body = better?.forms.br?.body ?? Buffer.alloc(0);
  expect(body.length).toBeLessThan(page.forms.br?.body.length ?? 0);
  expect(brotliDecompressSync(body).toString()).toBe(text);
  expect(better?.forms.br?.headers["content-length"]).toBe(body.length);
  expect(better?.etag).toBe(page.etag);
  if (better) best.improve(better, (again) => made.push(again));
  await best.idle;
  expect(made).toHaveLength(1);
});
