import { beforeEach, expect, it } from "vitest";
import { copyOf, loadWithFallback } from "./fallback-copy.ts";
import { createStorageArea, type StorageArea, type StorageKey } from "./storage-area.ts";

const isText = (item: unknown): item is string => typeof item === "string";

const parse = (data: unknown): string[] | undefined =>
  Array.isArray(data) && data.every(isText) ? data : undefined;

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
  loadWithFallback({ key: "networks" as StorageKey, version, ...copyOf(parse, []) }, fetcher, {
    area,
    now: () => 1000,
    logFailure: (_key, error) => failures.push(error),
  });

const failing = () => Promise.reject(new TypeError("no connection"));

it("a fresh list is returned and stored", async () => {
  expect(await load(() => Promise.resolve(["ethereum"]))).toEqual({ value: ["ethereum"], savedAtMs: null });
  expect(items.has("networks")).toBe(true);
});

it("a failed call returns the stored list with its date and logs the error", async () => {
  await load(() => Promise.resolve(["ethereum"]));
  expect(await load(failing)).toEqual({ value: ["ethereum"], savedAtMs: 1000 });
  expect(failures).toEqual([new TypeError("no connection")]);
});

it("a failed call without a stored copy returns the empty list", async () => {
  expect(await load(failing)).toEqual({ value: [], savedAtMs: null });
});

it.each(["{", '{"version":1,"data":{"value":[1],"savedAtMs":1}}', '{"version":1,"data":{"value":["a"]}}'])(
  "a damaged copy counts as none: %s",
  async (raw) => {
    items.set("networks", raw);
    expect(await load(failing)).toEqual({ value: [], savedAtMs: null });
  },
);

it("a copy from an older release is ignored", async () => {
  await load(() => Promise.resolve(["ethereum"]));
  expect(await load(failing, 2)).toEqual({ value: [], savedAtMs: null });
});
