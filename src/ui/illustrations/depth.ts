import file from "./depth.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** A pool cut open: a shell at the bottom holds the pearl. */
export const depth: StripPicture = {
  file,
  width: 600,
  height: 520,
  strip: "112 294 392 172",
  rings: [
    [308, 386, 50, 32],
    [308, 386, 82.5, 52.8],
    [308, 386, 117.5, 75.2],
  ],
};
