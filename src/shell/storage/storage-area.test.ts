import { expect, it } from "vitest";
import { createStorageArea } from "./storage-area.ts";

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

it("what is written is read again and tells the subscribers of its key only", () => {
  const storage = memory();
  const area = createStorageArea(
    () => storage,
    () => new EventTarget(),
  );
  const heard: string[] = [];
  area.subscribe("a", () => heard.push("a"));
  area.subscribe("b", () => heard.push("b"));
  area.write("a", "1");
  expect([area.read("a"), storage.items.get("a"), heard]).toEqual(["1", "1", ["a"]]);
});

it("storage that is forbidden still holds values as long as the page is open", () => {
  const area = createStorageArea(forbidden, () => new EventTarget());
  expect(area.read("a")).toBeNull();
  area.write("a", "1");
  expect(area.read("a")).toBe("1");
});

it("a value too large for the storage is kept in memory until a smaller one fits", () => {
  const storage = memory(3);
  const area = createStorageArea(
    () => storage,
    () => new EventTarget(),
  );
  area.write("a", "old");
  area.write("a", "too long");
  expect([area.read("a"), storage.items.get("a")]).toEqual(["too long", "old"]);
  area.write("a", "new");
  expect([area.read("a"), storage.items.get("a")]).toEqual(["new", "new"]);
});

it("a change or a clearing in another tab is heard, until unsubscribed", () => {
  const tabs = new EventTarget();
  const area = createStorageArea(memory, () => tabs);
  let heard = 0;
  const stop = area.subscribe("a", () => heard++);
  tabs.dispatchEvent(fromOtherTab("b"));
  expect(heard).toBe(0);
  tabs.dispatchEvent(fromOtherTab("a"));
  tabs.dispatchEvent(fromOtherTab(null));
  expect(heard).toBe(2);
  stop();
  tabs.dispatchEvent(fromOtherTab("a"));
  area.write("a", "1");
  expect(heard).toBe(2);
});
