import file from "./shore.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** A shore with many pools, each its own, all reached by the same tide. */
export const shore: StripPicture = {
  file,
  width: 1440,
  height: 680,
  strip: "850 232 520 227",
  rings: [
    [1219, 297, 26, 20.8],
    [1219, 297, 46, 36.8],
    [1219, 297, 66, 52.8],
  ],
};
