// Looks at the files that were really built. Needs `npm run build`, which `npm test` sees to.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { MAX_SCRIPT_BYTES, pageWeights } from "#tools/build/page-weights.ts";

const weights = await pageWeights(resolve(import.meta.dirname, "../../build"));

test("every page is weighed", () => {
  expect(weights.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/docs", "/*"]));
  for (const { path, bytes } of weights) expect(bytes, path).toBeGreaterThan(1_000);
});

test.each(weights.filter(({ isPublic }) => isPublic))(
  "$path loads at most 105 KB of JavaScript first",
  ({ bytes }) => {
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  },
);

test.each(weights.filter(({ isInteractive }) => !isInteractive))(
  "$path is only read, so it loads no React",
  ({ bytes }) => {
    expect(bytes).toBeLessThan(25_000);
  },
);
