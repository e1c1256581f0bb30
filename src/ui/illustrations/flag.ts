import file from "./flag.svg?no-inline";
import type { Picture } from "./drawing.tsx";

/** A flag on a rock beside a pool: where our own people are. */
export const flag: Picture = {
  file,
  width: 384,
  height: 160,
  rings: [[266, 138, 34, 8]],
};
