import { expect, it } from "vitest";
import { withMinimumDelay } from "./minimum-delay.ts";

it("a response or an error arrives after 200 ms at the earliest", async () => {
  for (const ask of [async () => "yes", () => Promise.reject(new Error("no"))]) {
    const began = performance.now();
    await withMinimumDelay(ask()).catch(() => null);
    expect(performance.now() - began).toBeGreaterThanOrEqual(195);
  }
});

it("the response itself is not changed", async () => {
  expect(await withMinimumDelay(Promise.resolve(7), 1)).toBe(7);
  await expect(withMinimumDelay(Promise.reject(new Error("no")), 1)).rejects.toThrow("no");
});
