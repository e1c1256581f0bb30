import file from "./flag.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** A flag on a rock beside a pool: where our own people are. */
export const flag: StripPicture = {
  file,
  width: 384,
  height: 160,
  strip: "0 0 384 160",
  rings: [[266, 138, 34, 8]],
};
