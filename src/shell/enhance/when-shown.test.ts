import { afterEach, expect, it, vi } from "vitest";
import { whenShown } from "./when-shown.ts";

/** A minimal document. */
function openDocument(prerendering?: boolean): EventTarget {
  const page = Object.assign(new EventTarget(), prerendering === undefined ? {} : { prerendering });
  vi.stubGlobal("document", page);
  return page;
}

afterEach(() => vi.unstubAllGlobals());

it.each([false, undefined])("a page that a visitor opens starts at once: %o", async (prerendering) => {
  openDocument(prerendering);
  await expect(whenShown()).resolves.toBeUndefined();
});

it("a prerendered page starts when it is activated, not before", async () => {
  const page = openDocument(true);
  let isStarted = false;
  const started = whenShown().then(() => (isStarted = true));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isStarted).toBe(false);
  page.dispatchEvent(new Event("prerenderingchange"));
  await started;
  expect(isStarted).toBe(true);
});
