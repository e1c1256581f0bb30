import { beforeEach, expect, it } from "vitest";
import { createContext, runInContext } from "node:vm";
import { guardScript } from "./guard-script.ts";

class HTMLScriptElement {}

let items: Map<string, string>;
let reloads: number;
let navigator: { onLine: boolean };
let page: EventTarget;
let navigation: EventTarget;

beforeEach(() => {
  items = new Map();
  reloads = 0;
  navigator = { onLine: true };
  page = new EventTarget();
  navigation = new EventTarget();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  const context = {
    HTMLScriptElement,
    TypeError,
    addEventListener: page.addEventListener.bind(page),
    navigator,
    self: { navigation },
    location: { reload: () => reloads++ },
    sessionStorage,
  };
  runInContext(guardScript, createContext(context));
});

function send(type: string, facts: object, target = page): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event;
}

const failToLoad = (target: unknown) => send("error", { target });
const reject = (message: string) => send("unhandledrejection", { reason: new TypeError(message) });

it("a script that fails to load reloads the page and stores the time", () => {
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(1);
  expect(Number(items.get("reloaded-at"))).toBeGreaterThan(Date.now() - 5_000);
});

it("several failed scripts of one load reload the page once", () => {
  failToLoad(new HTMLScriptElement());
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(1);
});

it("a page that was reloaded less than 60 s ago is not reloaded", () => {
  items.set("reloaded-at", String(Date.now() - 30_000));
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(0);
});

it("a page that was reloaded more than 60 s ago is reloaded again", () => {
  items.set("reloaded-at", String(Date.now() - 61_000));
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(1);
});

it.each(["", "yesterday", "NaN", String(Date.now() + 3_600_000)])(
  "a stamp that cannot be true does not count: %s",
  (stamp) => {
    items.set("reloaded-at", stamp);
    failToLoad(new HTMLScriptElement());
    expect(reloads).toBe(1);
  },
);

it("offline nothing is reloaded", () => {
  navigator.onLine = false;
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(0);
});

it("a missing image and an application error reload nothing", () => {
  failToLoad({});
  reject("x is not a function");
  expect(reloads).toBe(0);
});

it.each([
  "Failed to fetch dynamically imported module: https://site.example/assets/a.js",
  "error loading dynamically imported module: https://site.example/assets/a.js",
  "Importing a module script failed.",
])("every browser's message for a failed module is recognised: %s", (message) => {
  reject(message);
  expect(reloads).toBe(1);
});

const navigate = (sameDocument: boolean) => send("navigate", { destination: { sameDocument } }, navigation);

it("a page that is being left is not reloaded, and its cancelled scripts are no error", () => {
  navigate(false);
  expect(reject("Importing a module script failed.").defaultPrevented).toBe(true);
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(0);
});

it("a page that was left and is shown again from the history is guarded again", () => {
  navigate(false);
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(0);
  send("pageshow", {});
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(1);
});

it("a move inside the page leaves the guard in place", () => {
  navigate(true);
  expect(reject("Importing a module script failed.").defaultPrevented).toBe(false);
  expect(reloads).toBe(1);
});
