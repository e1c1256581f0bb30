import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import brand from "#content/brand/brand.json" with { type: "json" };
import { themeScript } from "./theme-script.ts";
import { THEME_STORAGE_KEY } from "./theme-storage-key.ts";

interface Visit {
  search?: string;
  stored?: string;
  systemIsDark?: boolean;
  /** What the wallet's in-app browser answers. */
  host?: () => unknown;
  storageIsForbidden?: boolean;
}

/** Runs the script as the head does, and gives the theme, then and after the host's answer, and what is stored. */
async function visit(given: Visit) {
  const storage = new Map(given.stored === undefined ? [] : [[THEME_STORAGE_KEY, given.stored]]);
  const forbid = () => {
    if (given.storageIsForbidden) throw new Error("SecurityError");
  };
  const dataset: { theme?: string } = {};
  const { bridge, darkModeMethod } = brand.inAppBrowser;
  runInNewContext(themeScript, {
    document: { documentElement: { dataset } },
    location: { search: given.search ?? "" },
    URLSearchParams,
    localStorage: {
      getItem: (key: string) => (forbid(), storage.get(key) ?? null),
      setItem: (key: string, value: string) => (forbid(), storage.set(key, value)),
    },
    matchMedia: () => ({ matches: given.systemIsDark ?? false }),
    window: given.host ? { [bridge]: { [darkModeMethod]: given.host } } : {},
  });
  const first = dataset.theme;
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { first, settled: dataset.theme, stored: storage.get(THEME_STORAGE_KEY) };
}

describe("the theme a page opens in", () => {
  it("is the one the address asks for, before everything else, and it is stored", async () => {
    const asked = await visit({ search: "?theme=dark", stored: "light", host: () => false });
    expect(asked).toEqual({ first: "dark", settled: "dark", stored: "dark" });
  });

  it.each(["?theme=blue", "?theme=", "?theme=DARK"])(
    "is light when the address asks for no theme: %s",
    async (search) => {
      const asked = await visit({ search, stored: "dark", systemIsDark: true });
      expect(asked.first).toBe("light");
    },
  );

  it("is the stored choice before the in-app browser's and the system's", async () => {
    const back = await visit({ stored: "light", systemIsDark: true, host: () => true });
    expect(back).toMatchObject({ first: "light", settled: "light" });
  });

  it("inside the wallet is what the host says, at once or later", async () => {
    expect(await visit({ host: () => true })).toMatchObject({ first: "light", settled: "dark" });
    expect(await visit({ host: async () => false, systemIsDark: true })).toMatchObject({ settled: "light" });
  });

  it("is the system's when the host fails or is not there, and nothing is stored", async () => {
    const failing = await visit({ host: () => Promise.reject(new Error("no")), systemIsDark: true });
    expect(failing).toEqual({ first: "dark", settled: "dark", stored: undefined });
    expect(await visit({ systemIsDark: true })).toMatchObject({ first: "dark" });
    expect(await visit({})).toMatchObject({ first: "light" });
  });

  it("ignores a stored value that is no theme", async () => {
    expect(await visit({ stored: "sepia", systemIsDark: true })).toMatchObject({ first: "dark" });
  });

  it("is found where storage is forbidden too", async () => {
    expect(await visit({ storageIsForbidden: true, systemIsDark: true })).toMatchObject({ first: "dark" });
    expect(await visit({ storageIsForbidden: true, search: "?theme=dark" })).toMatchObject({ first: "dark" });
  });
});
