import { describe, expect, it } from "vitest";
import { brand, social } from "#brand/brand.ts";
import texts from "#content/messages/en/footer.json" with { type: "json" };
import { LANGUAGES } from "#i18n/languages.ts";
import { socialLinks } from "#shell/channels/social-links.ts";
import { HOST_VARIANTS } from "#shell/navigation/host-variant.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { columnsIn } from "./columns-in.ts";

const text = (key: string): unknown =>
  key.split(".").reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], texts);

const telegram = (language: (typeof LANGUAGES)[number]) => socialLinks(social, language)[0]?.href;

describe("the footer", () => {
  it("has the eight columns of §2 in their order", () => {
    expect(columnsIn("en").map((column) => text(column.title))).toEqual([
      "Products",
      "Tools",
      "Explorer",
      "Build",
      "Learn",
      "Company",
      "Support",
      "Legal",
    ]);
  });

  it("every link has a message as its name, and no two are the same", () => {
    const keys = columnsIn("zh").flatMap((column) => [
      column.title,
      ...column.links.map((link) => link.title),
    ]);
    expect(keys.filter((key) => typeof text(key) !== "string")).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(HOST_VARIANTS)("every link resolves in every language on .%s", (variant) => {
    for (const language of LANGUAGES) {
      for (const { target } of columnsIn(language).flatMap((column) => column.links)) {
        expect(() => resolveLink(target, { language, variant })).not.toThrow();
      }
    }
  });

  it("offers the swag shop to Chinese readers only", () => {
    const withShop = LANGUAGES.filter((language) =>
      columnsIn(language).some((column) => column.links.some((link) => link.title === "company.swagShop")),
    );
    expect(withShop).toEqual(["zh", "zh-tw"]);
  });

  it("reports security problems to the brand's own address", () => {
    const targets = columnsIn("en").flatMap((column) => column.links.map((link) => link.target));
    expect(targets).toContain(`mailto:${brand.contacts.security}`);
  });

  it("links the Telegram group of the reader's language: Chinese, Korean, otherwise English", () => {
    expect(telegram("zh")).toBe(social.telegram.zh);
    expect(telegram("zh-tw")).toBe(social.telegram.zh);
    expect(telegram("ko")).toBe(social.telegram.ko);
    for (const language of LANGUAGES.filter((one) => !["zh", "zh-tw", "ko"].includes(one))) {
      expect(telegram(language)).toBe(social.telegram.en);
    }
  });

  it("every social channel has a message as its name", () => {
    for (const { name } of socialLinks(social, "zh")) expect(text(`social.${name}`)).toBeTypeOf("string");
  });
});
