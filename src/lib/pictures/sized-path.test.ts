import { expect, test } from "vitest";
import { sizedPath } from "./sized-path.ts";

test("an uploaded picture has an address per width", () => {
  expect(sizedPath("/uploads/a1.png", 64)).toBe("/uploads/a1-64");
  expect(sizedPath("/uploads/b2.webp", 960)).toBe("/uploads/b2-960");
});

test("any other picture has only one", () => {
  for (const path of ["/icons/dapp/7.svg", "/files/uploads/a.png", "/uploads/a/b.png"])
    expect(sizedPath(path, 128)).toBe(path);
});
