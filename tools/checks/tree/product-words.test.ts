import { expect, test } from "vitest";
import { checkProductWords } from "./product-words.ts";

test("lib contains no word of the product", () => {
  const text = "/** Sorts dapps. */\nexport const sort = 1;";
  expect(checkProductWords([{ path: "src/lib/sort.ts", text }])).toEqual([
    { path: "src/lib/sort.ts", line: 1, problem: `"dapps" is a word of the product, in lib` },
  ]);
  expect(checkProductWords([{ path: "src/features/catalogue/model.ts", text }])).toEqual([]);
});
