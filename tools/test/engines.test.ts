import { expect, test } from "vitest";
import { findEngines, notTried } from "./engines.ts";

/** A machine on which these programs run, and where installing adds others. */
function machine(programs: string[], installed: string[] = []) {
  const asked: string[] = [];
  const doesRun = (program: string) => programs.includes(program);
  const install = (packages: readonly string[]): Promise<void> => {
    asked.push(...packages);
    programs.push(...installed);
    return Promise.resolve();
  };
  return { asked, search: { doesRun, install, pathOf: (program: string) => `/usr/bin/${program}` } };
}

const WEBKIT = ["WebKitWebDriver", "Xvfb", "gjs"];

test("engines that are there are used, and nothing is installed", async () => {
  const { asked, search } = machine(["firefox", ...WEBKIT]);
  expect(await findEngines(search)).toEqual({
    environment: { FIREFOX_PATH: "/usr/bin/firefox", WEBKIT_DRIVER_PATH: "/usr/bin/WebKitWebDriver" },
    missing: [],
  });
  expect(asked).toEqual([]);
});

test("only the packages of a missing engine are installed", async () => {
  const { asked, search } = machine([...WEBKIT], ["firefox-esr"]);
  expect((await findEngines(search)).missing).toEqual([]);
  expect(asked).toEqual(["firefox-esr"]);
});

test("WebKit without a display cannot be used", async () => {
  const { search } = machine(["firefox-esr", "WebKitWebDriver", "gjs"]);
  const { environment, missing } = await findEngines(search);
  expect(missing).toEqual(["WebKit"]);
  expect(environment).toEqual({ FIREFOX_PATH: "/usr/bin/firefox-esr" });
});

test("an engine that cannot be had is named, with what to install", () => {
  expect(notTried(["Firefox"])).toContain("NOT TRIED IN FIREFOX");
  expect(notTried(["Firefox"])).toContain("apt-get install firefox-esr");
  expect(notTried([])).toBe("");
});
