import file from "./window.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** A browser's window with the extension open in it. */
export const browserWindow: StripPicture = {
  file,
  width: 384,
  height: 168,
  strip: "0 0 384 168",
  rings: [[289, 86, 13, 9]],
};
