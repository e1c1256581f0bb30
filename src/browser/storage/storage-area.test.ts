import { expect, it } from "vitest";
import { createStorageArea, type StorageKey } from "./storage-area.ts";

const A = "a" as StorageKey;
const B = "b" as StorageKey;

function memory(limit = Infinity) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > limit) throw new DOMException("full", "QuotaExceededError");
      items.set(key, text);
    },
  };
}

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

const fromOtherTab = (key: string | null) => Object.assign(new Event("storage"), { key });

it("a written value reads back and notifies only the subscribers of its key", () => {
  const storage = memory();
  const area = createStorageArea(
    () => storage,
    () => new EventTarget(),
  );
  const heard: string[] = [];
  area.subscribe(A, () => heard.push("a"));
  area.subscribe(B, () => heard.push("b"));
  area.write(A, "1");
  expect([area.read(A), storage.items.get("a"), heard]).toEqual(["1", "1", ["a"]]);
});

it("if storage is forbidden, values live as long as the page", () => {
  const area = createStorageArea(forbidden, () => new EventTarget());
  expect(area.read(A)).toBeNull();
  area.write(A, "1");
  expect(area.read(A)).toBe("1");
});

it("a value too large for the storage stays in memory until a smaller one fits", () => {
  const storage = memory(3);
  const area = createStorageArea(
    () => storage,
    () => new EventTarget(),
  );
  area.write(A, "old");
  area.write(A, "too long");
  expect([area.read(A), storage.items.get("a")]).toEqual(["too long", "old"]);
  area.write(A, "new");
  expect([area.read(A), storage.items.get("a")]).toEqual(["new", "new"]);
});

it("a change in another tab, or a cleared storage, notifies subscribers until they unsubscribe", () => {
  const tabs = new EventTarget();
  const area = createStorageArea(memory, () => tabs);
  let heard = 0;
  const stop = area.subscribe(A, () => heard++);
  tabs.dispatchEvent(fromOtherTab("b"));
  expect(heard).toBe(0);
  tabs.dispatchEvent(fromOtherTab("a"));
  tabs.dispatchEvent(fromOtherTab(null));
  expect(heard).toBe(2);
  stop();
  tabs.dispatchEvent(fromOtherTab("a"));
  area.write(A, "1");
  expect(heard).toBe(2);
});

it("reports whether a key that the page was served with has a value", () => {
  const storage = memory();
  const area = createStorageArea(
    () => storage,
    () => new EventTarget(),
  );
  expect(area.hasServed("a")).toBe(false);
  area.write(A, "");
  expect(area.hasServed("a")).toBe(true);
});
