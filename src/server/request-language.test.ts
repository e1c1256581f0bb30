import { Hono } from "hono";
import { expect, it } from "vitest";
import { requestLanguage } from "./request-language.ts";

const app = new Hono().get("*", (c) => c.text(requestLanguage(c)));
const languageOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await app.request(path, { headers })).text();

it("the address decides, whatever the visitor chose or prefers", async () => {
  expect(await languageOf("/ko/news", { cookie: "lang=vi", "accept-language": "th" })).toBe("ko");
});

it("an address without a language is answered in the stored one, then in the preferred one", async () => {
  expect(await languageOf("/news", { cookie: "lang=vi", "accept-language": "th" })).toBe("vi");
  expect(await languageOf("/news", { "accept-language": "th" })).toBe("th");
  expect(await languageOf("/news")).toBe("en");
});
