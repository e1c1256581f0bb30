import { beforeEach, expect, it } from "vitest";
import { createContext, runInContext } from "node:vm";
import { guardScript } from "./guard-script.ts";

class HTMLScriptElement {}

let items: Map<string, string>;
let reloads: number;
let navigator: { onLine: boolean };
let page: EventTarget;

beforeEach(() => {
  items = new Map();
  reloads = 0;
  navigator = { onLine: true };
  page = new EventTarget();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  const context = {
    AbortController,
    HTMLScriptElement,
    TypeError,
    addEventListener: page.addEventListener.bind(page),
    navigator,
    location: { reload: () => reloads++ },
    sessionStorage,
  };
  runInContext(guardScript, createContext(context));
});

function send(type: string, facts: object): void {
  const event = new Event(type);
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
}

const failToLoad = (target: unknown) => send("error", { target });
const reject = (message: string) => send("unhandledrejection", { reason: new TypeError(message) });

it("a script that cannot be loaded reloads the page and leaves a stamp", () => {
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(1);
  expect(Number(items.get("reloaded-at"))).toBeGreaterThan(Date.now() - 5_000);
});

it("several scripts of one load reload the page once", () => {
  failToLoad(new HTMLScriptElement());
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(1);
});

it("a page that was reloaded less than 60 s ago stays as it is", () => {
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

it("without a connection nothing is reloaded", () => {
  navigator.onLine = false;
  failToLoad(new HTMLScriptElement());
  expect(reloads).toBe(0);
});

it("a picture that is missing and a program's own error reload nothing", () => {
  failToLoad({});
  reject("x is not a function");
  expect(reloads).toBe(0);
});

it.each([
  "Failed to fetch dynamically imported module: https://site.example/assets/a.js",
  "error loading dynamically imported module: https://site.example/assets/a.js",
  "Importing a module script failed.",
])("every browser's words for a module that did not come are known: %s", (message) => {
  reject(message);
  expect(reloads).toBe(1);
});
