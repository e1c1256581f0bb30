import { describe, expect, it } from "vitest";
import { roundAvatarFile, squareAvatarFile } from "./avatar-file.ts";
import { loadTones } from "./tone.ts";

const tone = loadTones();

describe("an avatar as a file", () => {
  it("is the same picture for the same name, with its own colours", () => {
    expect(squareAvatarFile("Uniswap", tone)).toBe(squareAvatarFile(" uniswap ", tone));
    expect(squareAvatarFile("Uniswap", tone)).not.toContain("var(");
    expect(squareAvatarFile("Uniswap", tone)).not.toContain("currentColor");
  });

  it("escapes markup in a name", () => {
    expect(squareAvatarFile("<script>", tone)).not.toContain("<script");
    expect(roundAvatarFile("x", "<b>", tone)).not.toContain("<b>");
  });

  it("shows a network's letters", () => {
    expect(roundAvatarFile("Base", "Ba", tone)).toContain(">Ba</text>");
  });
});
