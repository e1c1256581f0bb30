import { expect, it, vi } from "vitest";
import { handleTransitions } from "./page-transitions.ts";

it.each(["pageswap", "pagereveal"])("a transition that the browser skips is no error: %s", (name) => {
  const page = new EventTarget();
  handleTransitions(page);
  let isHandled = false;
  const ready = {
    catch: () => {
      isHandled = true;
    },
  };
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", { href: "https://site.example/" });
  page.dispatchEvent(Object.assign(new Event(name), { viewTransition: { ready }, activation: null }));
  expect(isHandled).toBe(true);
  page.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }));
});
