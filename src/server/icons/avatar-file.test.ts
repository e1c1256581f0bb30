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
    expect(roundAvatarFile({ title: "x", code: "<b>" }, tone)).not.toContain("<b>");
  });

  it("shows a network's letters", () => {
    expect(roundAvatarFile({ title: "Base", code: "Ba" }, tone)).toContain(">Ba</text>");
  });

  it("has a network's own colour, with the ink that is read on it", () => {
    const yellow = roundAvatarFile({ title: "Blast", code: "Bl", colour: "#fcfc03" }, tone);
    expect(yellow).toContain('fill="#fcfc03"');
    expect(yellow).toContain('fill="#000000"');
    expect(roundAvatarFile({ title: "Base", code: "Ba", colour: "#0052ff" }, tone)).toContain(
      'fill="#ffffff"',
    );
  });
});
