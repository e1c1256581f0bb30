import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { ROOT } from "#shell/root-attributes.ts";
import { themeScript } from "./theme-script.ts";
import { THEME } from "#browser/storage/head-texts.ts";

interface Visit {
  search?: string;
  stored?: string;
  systemIsDark?: boolean;
  /** The theme that the wallet's in-app browser returns. */
  host?: () => unknown;
  storageIsForbidden?: boolean;
}

/** Runs the script as the head does; returns the theme before and after the host responds, and what is stored. */
async function visit(given: Visit) {
  const storage = new Map<string, string>(given.stored === undefined ? [] : [[THEME.key, given.stored]]);
  const forbid = () => {
    if (given.storageIsForbidden) throw new Error("SecurityError");
  };
  const attributes = new Map<string, string>();
  const setAttribute = (name: string, value: string) => attributes.set(name, value);
  const { bridge, darkModeMethod } = brand.inAppBrowser;
  runInNewContext(themeScript, {
    document: { documentElement: { setAttribute } },
    location: { search: given.search ?? "" },
    URLSearchParams,
    localStorage: {
      getItem: (key: string) => (forbid(), storage.get(key) ?? null),
      setItem: (key: string, value: string) => (forbid(), storage.set(key, value)),
    },
    matchMedia: () => ({ matches: given.systemIsDark ?? false }),
    window: given.host ? { [bridge]: { [darkModeMethod]: given.host } } : {},
  });
  const first = attributes.get(ROOT.theme);
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { first, settled: attributes.get(ROOT.theme), stored: storage.get(THEME.key) };
}

describe("the theme a page opens in", () => {
  it("is the one in the address, before everything else, and it is stored", async () => {
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

  it("inside the wallet is the host's, at once or later", async () => {
    expect(await visit({ host: () => true })).toMatchObject({ first: "light", settled: "dark" });
    expect(await visit({ host: async () => false, systemIsDark: true })).toMatchObject({ settled: "light" });
  });

  it("is the system's if the host fails or is missing, and nothing is stored", async () => {
    const failing = await visit({ host: () => Promise.reject(new Error("no")), systemIsDark: true });
    expect(failing).toEqual({ first: "dark", settled: "dark", stored: undefined });
    expect(await visit({ systemIsDark: true })).toMatchObject({ first: "dark" });
    expect(await visit({})).toMatchObject({ first: "light" });
  });

  it("ignores a stored value that is not a theme", async () => {
    expect(await visit({ stored: "sepia", systemIsDark: true })).toMatchObject({ first: "dark" });
  });

  it("is found even if storage is forbidden", async () => {
    expect(await visit({ storageIsForbidden: true, systemIsDark: true })).toMatchObject({ first: "dark" });
    expect(await visit({ storageIsForbidden: true, search: "?theme=dark" })).toMatchObject({ first: "dark" });
  });
});
