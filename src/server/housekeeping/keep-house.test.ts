import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { keepHouse } from "./keep-house.ts";

let end = (): void => {};
afterEach(() => end());

/** Housekeeping with waits that a test can wait for. */
function keep(purge: () => Promise<object>, { firstMs = 0, everyMs = 5 } = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  end = keepHouse({ log: createLog({ level: "info", destination: { write } }), purge, firstMs, everyMs });
  return lines;
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it("nothing is purged while the site is still starting", async () => {
  const purge = vi.fn<() => Promise<object>>(async () => ({}));
  keep(purge, { firstMs: 60 });
  await pass(20);
  expect(purge).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(purge).toHaveBeenCalled());
});

it("purges again after every wait, and logs how much went", async () => {
  let round = 0;
  const lines = keep(async () => ({ uploads: (round += 1) }));
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines.slice(0, 2)).toMatchObject([
    { level: "info", uploads: 1, msg: "old data purged" },
    { level: "info", uploads: 2 },
  ]);
});

it("waits for a purge to end before it counts the time to the next", async () => {
  const slow = Promise.withResolvers<object>();
  const purge = vi.fn<() => Promise<object>>(() => slow.promise);
  keep(purge);
  await pass(40);
  expect(purge).toHaveBeenCalledTimes(1);
  slow.resolve({});
  await vi.waitFor(() => expect(purge.mock.calls.length).toBeGreaterThan(1));
});

it("a database that is away is logged, and tried again the next time", async () => {
  const lines = keep(
    vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue({ uploads: 3 }),
  );
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines.slice(0, 2)).toMatchObject([
    { level: "error", msg: "old data could not be purged", err: { message: "away" } },
    { level: "info", uploads: 3 },
  ]);
});

it("when it is ended, no other purge begins", async () => {
  const purge = vi.fn<() => Promise<object>>(async () => ({}));
  keep(purge);
  await vi.waitFor(() => expect(purge).toHaveBeenCalled());
  end();
  const before = purge.mock.calls.length;
  await pass(40);
  expect(purge).toHaveBeenCalledTimes(before);
});
