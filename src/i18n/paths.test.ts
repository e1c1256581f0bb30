import { expect, it } from "vitest";
import { inLanguage, localPath, pathWithoutLanguage } from "./paths.ts";

it("prefixes every page with its language", () => {
  expect(localPath("ko", "/dappstore")).toBe("/ko/dappstore");
  expect(localPath("ko", "/")).toBe("/ko");
});

it("switching the language changes only the language segment", () => {
  expect(inLanguage("/en/news/12", "zh-tw")).toBe("/zh-tw/news/12");
  expect(inLanguage("/zh-tw", "en")).toBe("/en");
  expect(inLanguage("/", "ru")).toBe("/ru");
  expect(inLanguage("/docs", "ru")).toBe("/ru/docs");
});

it("treats no other segment as a language", () => {
  expect(pathWithoutLanguage("/english/about")).toBe("/english/about");
  expect(pathWithoutLanguage("/en/")).toBe("/");
});
