import { expect, it } from "vitest";
import { setNavigationPreload } from "./navigation-preload.ts";

async function stateIn(userAgent: string): Promise<string> {
  let state = "unchanged";
  const change = (next: string) => () => {
    state = next;
    return Promise.resolve();
  };
  await setNavigationPreload({ enable: change("enabled"), disable: change("disabled") }, userAgent);
  return state;
}

it("pages are preloaded where a failed preload leaves the answer to the worker", async () => {
  expect(
    await stateIn("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"),
  ).toBe("enabled");
});

it("not in Firefox, where cached pages could not be read offline otherwise", async () => {
  expect(await stateIn("Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0")).toBe(
    "disabled",
  );
});

it("a browser without navigation preload is left alone", async () => {
  await expect(setNavigationPreload(undefined, "Firefox/153.0")).resolves.toBeUndefined();
});
