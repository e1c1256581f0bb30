import { beforeEach, expect, it } from "vitest";
import { guardReloads } from "./guard-reloads.ts";

let page: ReturnType<typeof openPage>;

function openPage() {
  const items = new Map<string, string>();
  const state = {
    items,
    window: new EventTarget(),
    navigation: new EventTarget(),
    session: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    }),
    nowMs: 1_000_000,
    now: () => state.nowMs,
    online: true,
    isOnline: () => state.online,
    reloads: 0,
    reload: () => void state.reloads++,
    heldBack: [] as string[],
  };
  return state;
}

const guard = () => guardReloads(page, (held) => page.heldBack.push(held));

/** True when the browser goes on with it. */
function navigate(navigationType: string, userInitiated = false): boolean {
  const event = Object.assign(new Event("navigate", { cancelable: true }), { navigationType, userInitiated });
  return page.navigation.dispatchEvent(event);
}

const failToPreload = () => page.window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

beforeEach(() => {
  page = openPage();
});

it("a program's first reload goes through, its second within 60 s is held back and told", () => {
  guard();
  expect(navigate("reload")).toBe(true);
  expect(navigate("reload")).toBe(false);
  expect(page.heldBack).toEqual(["page"]);
  page.nowMs += 60_000;
  expect(navigate("reload")).toBe(true);
});

it("the reader's own reload and every other navigation go through", () => {
  guard();
  navigate("reload");
  expect(navigate("reload", true)).toBe(true);
  expect(navigate("push")).toBe(true);
  expect(navigate("traverse")).toBe(true);
  expect(page.heldBack).toEqual([]);
});

it("a part that cannot be preloaded reloads the page once and swallows the error", () => {
  guard();
  expect(failToPreload()).toBe(false);
  expect(page.reloads).toBe(1);
  expect(navigate("reload")).toBe(true);
});

it("a part that still cannot be preloaded after the reload is an error, told once", () => {
  page.items.set("reloaded-at", "999999");
  guard();
  expect(failToPreload()).toBe(true);
  expect([page.reloads, page.heldBack]).toEqual([0, ["part"]]);
});

it("without a connection nothing reloads, for the page at hand would be lost", () => {
  page.online = false;
  guard();
  expect(navigate("reload")).toBe(false);
  expect(failToPreload()).toBe(true);
  expect([page.reloads, page.heldBack]).toEqual([0, ["page", "part"]]);
  page.online = true;
  expect(navigate("reload")).toBe(true);
});

it("without session storage nothing reloads, for nothing could stop it", () => {
  const closed = () => {
    throw new DOMException("denied", "SecurityError");
  };
  guardReloads({ ...page, session: closed }, (held) => page.heldBack.push(held));
  expect(navigate("reload")).toBe(false);
  expect(failToPreload()).toBe(true);
  expect([page.reloads, page.heldBack]).toEqual([0, ["page", "part"]]);
});

it("a guard that was taken away holds nothing back", () => {
  guard()();
  navigate("reload");
  expect(navigate("reload")).toBe(true);
});
