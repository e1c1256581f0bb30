import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { startRetentionJob } from "./retention-job.ts";

let end = (): void => {};
afterEach(() => end());

/** Starts the job with short intervals. */
function start(purge: () => Promise<object>, { firstMs = 0, everyMs = 5 } = {}) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  end = startRetentionJob({
    log: createLog({ level: "info", destination: { write } }),
    purge,
    firstMs,
    everyMs,
  });
  return lines;
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it("nothing is purged during the start", async () => {
  const purge = vi.fn<() => Promise<object>>(async () => ({}));
  start(purge, { firstMs: 60 });
  await pass(20);
  expect(purge).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(purge).toHaveBeenCalled());
});

it("purges again after every interval, and logs the counts", async () => {
  let round = 0;
  const lines = start(async () => ({ uploads: (round += 1) }));
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines.slice(0, 2)).toMatchObject([
    { level: "info", uploads: 1, msg: "old data purged" },
    { level: "info", uploads: 2 },
  ]);
});

it("the next interval begins when the purge has ended", async () => {
  const slow = Promise.withResolvers<object>();
  const purge = vi.fn<() => Promise<object>>(() => slow.promise);
  start(purge);
  await pass(40);
  expect(purge).toHaveBeenCalledTimes(1);
  slow.resolve({});
  await vi.waitFor(() => expect(purge.mock.calls.length).toBeGreaterThan(1));
});

it("an unreachable database is logged and tried again the next time", async () => {
  const lines = start(
    vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue({ uploads: 3 }),
  );
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines.slice(0, 2)).toMatchObject([
    { level: "error", msg: "old data could not be purged", err: { message: "away" } },
    { level: "info", uploads: 3 },
  ]);
});

it("after the stop no other purge begins", async () => {
  const purge = vi.fn<() => Promise<object>>(async () => ({}));
  start(purge);
  await vi.waitFor(() => expect(purge).toHaveBeenCalled());
  end();
  const before = purge.mock.calls.length;
  await pass(40);
  expect(purge).toHaveBeenCalledTimes(before);
});

it("nothing is purged while the clock is wrong", async () => {
  const purge = vi.fn<() => Promise<object>>(async () => ({}));
  const lines: string[] = [];
  const log = createLog({ level: "error", destination: { write: (line: string) => void lines.push(line) } });
  end = startRetentionJob({ log, purge, firstMs: 0, everyMs: 5, isClockWrong: () => true });
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(purge).not.toHaveBeenCalled();
});
