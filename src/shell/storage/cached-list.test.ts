import { beforeEach, expect, it } from "vitest";
import { loadWithFallback } from "./cached-list.ts";
import { createStorageArea, type StorageArea } from "./storage-area.ts";

const isText = (item: unknown): item is string => typeof item === "string";

let items: Map<string, string>;
let area: StorageArea;
let failures: unknown[];

beforeEach(() => {
  items = new Map();
  failures = [];
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  area = createStorageArea(
    () => storage,
    () => new EventTarget(),
  );
});

const load = (fetcher: () => Promise<string[]>, version = 1) =>
  loadWithFallback("networks", fetcher, {
    version,
    parse: (data) => (Array.isArray(data) && data.every(isText) ? data : undefined),
    initial: [],
    area,
    now: () => 1000,
    logFailure: (_key, error) => failures.push(error),
  });

const failing = () => Promise.reject(new TypeError("no connection"));

it("a fresh list is given and kept", async () => {
  expect(await load(() => Promise.resolve(["ethereum"]))).toEqual({ value: ["ethereum"], savedAtMs: null });
  expect(items.has("networks")).toBe(true);
});

it("a failed call gives the kept list with its date and logs the error", async () => {
  await load(() => Promise.resolve(["ethereum"]));
  expect(await load(failing)).toEqual({ value: ["ethereum"], savedAtMs: 1000 });
  expect(failures).toEqual([new TypeError("no connection")]);
});

it("a failed call without a copy gives the empty list", async () => {
  expect(await load(failing)).toEqual({ value: [], savedAtMs: null });
});

it.each(["{", '{"version":1,"data":{"value":[1],"savedAtMs":1}}', '{"version":1,"data":{"value":["a"]}}'])(
  "a damaged copy counts as none: %s",
  async (raw) => {
    items.set("networks", raw);
    expect(await load(failing)).toEqual({ value: [], savedAtMs: null });
  },
);

it("a copy of an older release counts as none", async () => {
  await load(() => Promise.resolve(["ethereum"]));
  expect(await load(failing, 2)).toEqual({ value: [], savedAtMs: null });
});
