import { expect, test } from "vitest";
import { checkBrandWords } from "./brand-words.ts";

const brand = {
  name: "Driftwood",
  programme: "Drift\u00a0Crew",
  token: { symbol: "DRW" },
  officialHost: "driftwood.example",
  hosts: ["driftwood.example", "drw.example"],
};

const problemsIn = (path: string, text: string): number =>
  checkBrandWords([
    { path: "brand/driftwood/brand.json", text: JSON.stringify(brand) },
    { path, text },
  ]).length;

test.each(["Driftwood is here", "100 DRW", "https://drw.example/", "Drift\\u00a0Crew", "driftwood.apk"])(
  "a name of a brand in texts, code or tests is found: %s",
  (text) => {
    for (const path of ["content/seed/news.json", "src/root.tsx", "tests/journeys/home.spec.ts"])
      expect(problemsIn(path, text), path).toBe(1);
  },
);

test("placeholders, longer words and the brand's own folder are fine", () => {
  expect(problemsIn("content/seed/news.json", "{brand} likes driftwoods")).toBe(0);
  expect(problemsIn("brand/other/social.json", "Driftwood")).toBe(0);
  expect(problemsIn("docs/guides/brand.md", "Driftwood")).toBe(0);
});
