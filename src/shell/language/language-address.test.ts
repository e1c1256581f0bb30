import { expect, it } from "vitest";
import { storedLanguage } from "#i18n/negotiate.ts";
import { addressInLanguage, languageCookie } from "./language-address.ts";

it("switching the language keeps path, query and hash", () => {
  const here = { pathname: "/en/dappstore", search: "?category_id=3&utm=x", hash: "#top" };
  expect(addressInLanguage(here, "zh-tw")).toBe("/zh-tw/dappstore?category_id=3&utm=x#top");
  expect(addressInLanguage({ pathname: "/", search: "", hash: "" }, "ru")).toBe("/ru");
});

it("the stored choice is what negotiation reads", () => {
  const cookie = languageCookie("vi");
  expect(cookie).toBe("lang=vi; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(storedLanguage(cookie)).toBe("vi");
});
