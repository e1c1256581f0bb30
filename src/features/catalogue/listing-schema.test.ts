import { describe, expect, it } from "vitest";
import { listingSchema, type ListingInput } from "./listing-schema.ts";

const good: ListingInput = {
  title: "Uniswap",
  url: "https://app.uniswap.org",
  desc: { en: "Swap tokens." },
  kind: "dex",
  categories: ["DEX"],
  networks: ["eth"],
  tokens: ["UNI"],
  audits: [],
};

const codesOf = (change: Record<string, unknown>): string[] => {
  const result = listingSchema.safeParse({ ...good, ...change });
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
};

describe("a listing", () => {
  it("in the documented form is accepted", () => {
    expect(codesOf({})).toEqual([]);
  });

  it.each([
    "javascript:alert(1)",
    "ftp://a.example",
    "//a.example",
    "uniswap",
    "https://localhost",
    "https://user:word@a.example",
    "https://",
    "",
  ])("with the address %j is refused", (url) => {
    expect(codesOf({ url })).toEqual(["url not_a_web_address"]);
  });

  it("needs a name, an English line and a category", () => {
    expect(codesOf({ title: " " })).toEqual(["title empty"]);
    expect(codesOf({ desc: {} })[0]).toMatch(/^desc\.en /);
    expect(codesOf({ categories: [] })).toEqual(["categories empty"]);
  });

  it("accepts an audit as a firm's name or with date and link", () => {
    const audits = ["Trail of Bits", { firm: "ABDK", date: "2021-03", url: "https://a.example/report" }];
    const parsed = listingSchema.parse({ ...good, audits });
    expect(parsed.audits).toEqual([{ firm: "Trail of Bits" }, audits[1]]);
    expect(codesOf({ audits: [{ firm: "ABDK", date: "March" }] })).not.toEqual([]);
  });

  it("refuses unknown fields and invisible characters", () => {
    expect(codesOf({ isAdmin: true })).toHaveLength(1);
    expect(codesOf({ title: "Uni\u0000swap" })).toEqual(["title invisible"]);
    expect(codesOf({ title: "Uni\u202eswap" })).toEqual(["title invisible"]);
  });
});
