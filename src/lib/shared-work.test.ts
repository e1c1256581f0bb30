import { expect, it } from "vitest";
import { SharedWork } from "./shared-work.ts";

it("does the work once for all concurrent callers", async () => {
  const shared = new SharedWork<number>();
  let runs = 0;
  const work = async () => (runs += 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => shared.run("a", work)));
  expect(new Set(answers)).toEqual(new Set([1]));
  expect(await shared.run("a", work)).toBe(2);
});

it("tries again after a failure", async () => {
  const shared = new SharedWork<number>();
  await expect(shared.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await shared.run("a", async () => 7)).toBe(7);
});

it("does different work for different keys", async () => {
  const shared = new SharedWork<string>();
  const run = (key: string) => shared.run(key, async () => key);
  expect(await Promise.all([run("a"), run("b"), run("a")])).toEqual(["a", "b", "a"]);
});
