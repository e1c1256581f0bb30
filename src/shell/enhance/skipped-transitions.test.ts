import { expect, it } from "vitest";
import { handleSkippedTransitions } from "./skipped-transitions.ts";

it.each(["pageswap", "pagereveal"])("a transition that the browser skips is no error: %s", (name) => {
  const page = new EventTarget();
  handleSkippedTransitions(page);
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
