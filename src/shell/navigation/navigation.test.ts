import { describe, expect, it } from "vitest";
import { z } from "zod";
import data from "#content/site/navigation.json" with { type: "json" };
import { LANGUAGES } from "#i18n/languages.ts";
import { HOST_VARIANTS } from "./host-variant.ts";
import { isMenu, navigation, shownIn, type NavigationMenu } from "./navigation.ts";
import { resolveLink } from "./resolve-link.ts";

const messageFiles = import.meta.glob<Record<string, unknown>>("/content/messages/*/header.json", {
  eager: true,
  import: "default",
});

const hasMessage = (tree: unknown, key: string): boolean => {
  let found: unknown = tree;
  for (const step of key.split(".")) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === "string" && found !== "";
};

const resolves = (target: string): boolean => {
  try {
    for (const variant of HOST_VARIANTS) resolveLink(target, { language: "en", variant });
    return true;
  } catch {
    return false;
  }
};

const key = z
  .string()
  .refine((text) => Object.values(messageFiles).every((tree) => hasMessage(tree, text)), "no message");
const target = z.string().refine(resolves, "no such target");
const link = z.strictObject({ title: key, target });
const item = link.extend({
  description: key,
  icon: z.string().regex(/^[a-z-]+$/),
  onlyIn: z.array(z.enum(LANGUAGES)).min(1).optional(),
});
const aside = z.strictObject({
  title: key,
  description: key,
  action: link.optional(),
  art: z.enum(["channel", "shell", "pools"]),
});
const menu = z.strictObject({
  id: z.string(),
  title: key,
  columns: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  items: z.array(item).min(1),
  aside: aside.optional(),
});
const page = link.extend({ id: z.string() });
const schema = z.strictObject({ tabs: z.array(z.union([menu, page])), download: link, brandKit: link });

const menuNamed = (id: string): NavigationMenu => {
  const tab = navigation.tabs.find((one) => one.id === id);
  if (!tab || !isMenu(tab)) throw new Error(`no menu ${id}`);
  return tab;
};
const targets = (id: string) => menuNamed(id).items.map((one) => one.target);

describe("the navigation data", () => {
  it("has the shape the header expects, texts in all twelve languages and targets for both hosts", () => {
    expect(Object.keys(messageFiles)).toHaveLength(12);
    expect(schema.safeParse(data).error?.issues).toBeUndefined();
  });

  it("has §2's menus in their order", () => {
    expect(navigation.tabs.map((tab) => tab.id)).toEqual([
      "products",
      "tools",
      "trade",
      "dapp-store",
      "build",
      "support",
    ]);
  });

  it("opens the DApp store with the Hot category", () => {
    const store = navigation.tabs.find((tab) => tab.id === "dapp-store");
    expect(store).toMatchObject({ target: "/dappstore?category_id=99998&category=Hot" });
  });

  it("lists the fifteen tools of §1 in three columns", () => {
    expect(menuNamed("tools").columns).toBe(3);
    expect(new Set(targets("tools")).size).toBe(15);
  });

  it("the version check leads to our own page, not to a partner", () => {
    const check = menuNamed("tools").items.find((one) => one.title === "tools.versionCheck.title");
    expect(check?.target).toBe("/download/verify");
  });

  it("networks are submitted on another site, everything else here", () => {
    expect(targets("build")).toEqual([
      "/submit/dapp",
      "/submit/token",
      "/submit/nft",
      "tool:submitChain",
      "/submissions",
      "/developer",
    ]);
  });

  it("shows an item that is limited to some languages only in those", () => {
    const title = navigation.download.title;
    const everywhere = { title, description: title, target: "/c", icon: "d" };
    const chinese = { ...everywhere, onlyIn: ["zh", "zh-tw"] as const };
    expect(shownIn([everywhere, chinese], "zh")).toHaveLength(2);
    expect(shownIn([everywhere, chinese], "en")).toEqual([everywhere]);
  });
});
