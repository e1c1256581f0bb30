import file from "./low-tide.svg?no-inline";
import type { Picture } from "./drawing.tsx";

/** A pool at low tide, nearly dry, for empty and missing content. */
export const lowTide: Picture = {
  file,
  width: 600,
  height: 460,
  rings: [[266.5, 268, 31.5, 12]],
};
