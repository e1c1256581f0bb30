import { expect, it } from "vitest";
import { NEWS_IMAGES } from "#features/news/model.ts";
import { loadArt } from "./art-file.ts";
import { loadTones } from "./tone.ts";

const art = loadArt(loadTones());

it.each([...NEWS_IMAGES, "tide"])(
  "%s is a self-contained picture: it has a size, and colours instead of tokens",
  (name) => {
    expect(art.get(name)).toMatch(/^<svg [^>]*viewBox="0 0 [1-9]\d+ [1-9]\d+">/);
    expect(art.get(name)).not.toContain("var(");
    expect(art.get(name)).not.toContain("currentColor");
  },
);

it("is small, and has a background that shows its lines on a dark page too", () => {
  for (const picture of art.values()) {
    expect(Buffer.byteLength(picture)).toBeLessThan(15 * 1024);
    expect(picture).toContain("<rect width=");
  }
});
