import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { watchData, type ChangedData, type DataWatch } from "./watch-data.ts";

/** No rule about time: a machine may be slow. */
const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

let watching: DataWatch | undefined;
afterEach(() => watching?.stop());

type Read = () => Promise<ReadonlyMap<string, number>>;

function watch(read: Read, refreshMs = 60_000, isAnnounced = false) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const log = createLog({ level: "info", destination: { write } });
  const onChange = vi.fn<(changed: ChangedData) => void>();
  watching = watchData({
    versions: { read },
    log,
    onChange,
    isAnnounced: () => isAnnounced,
    everyMs: 2,
    announcedMs: 60_000,
    refreshMs,
  });
  return { onChange, lines, look: watching.look };
}

const away: Read = () => Promise.reject(new Error("away"));
const at =
  (version: number): Read =>
  () =>
    Promise.resolve(new Map([["news", version]]));

it("reports a change once, with the name of what changed", async () => {
  const read = vi.fn<Read>(at(1));
  const { onChange } = watch(read);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(2));
  expect(onChange).not.toHaveBeenCalled();
  read.mockImplementation(at(2));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  const calls = read.mock.calls.length;
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(calls + 2));
  expect(onChange.mock.calls).toEqual([[["news"]]]);
});

it("a database that announces changes is not polled, and is read when it does", async () => {
  const read = vi.fn<Read>(at(1));
  const { onChange, look } = watch(read, 60_000, true);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toHaveBeenCalledTimes(1);
  read.mockImplementation(at(2));
  look();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

it("the hourly refresh waits while the database is away, and runs when it is back", async () => {
  const read = vi.fn<Read>(away);
  const { onChange } = watch(read, 10);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(20));
  expect(onChange).not.toHaveBeenCalled();
  read.mockImplementation(at(1));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
});

it("a database that goes away and comes back is logged once each", async () => {
  const read = vi.fn<Read>(away);
  const { lines } = watch(read);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(5));
  read.mockImplementation(at(1));
  await waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ["warn", "the database does not answer; pages are kept as they are"],
    ["info", "the database answers again"],
  ]);
});
