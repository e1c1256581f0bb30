import { expect, it } from "vitest";
import { RestartPolicy } from "./restart-policy.ts";

it("replaces the first process at once and waits longer after each further end", () => {
  const policy = new RestartPolicy();
  const delays = Array.from({ length: 7 }, () => policy.delayAfter(1_000));
  expect(delays).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000]);
});

it("gives up after eight ends in a row", () => {
  const policy = new RestartPolicy();
  for (let end = 1; end < 8; end += 1) expect(policy.delayAfter(1_000)).not.toBeNull();
  expect(policy.delayAfter(1_000)).toBeNull();
});

it("a process that served for a minute starts a new count", () => {
  const policy = new RestartPolicy();
  for (let end = 1; end < 8; end += 1) policy.delayAfter(1_000);
  expect(policy.delayAfter(60_000)).toBe(0);
  expect(policy.delayAfter(1_000)).toBe(250);
});
