import { expect, it } from "vitest";
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
  page.dispatchEvent(Object.assign(new Event(name), { viewTransition: { ready } }));
  expect(isHandled).toBe(true);
  page.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }));
});
