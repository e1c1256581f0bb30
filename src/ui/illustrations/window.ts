import file from "./window.svg?no-inline";
import type { Picture } from "./drawing.tsx";

/** A browser's window with the extension open in it. */
export const browserWindow: Picture = {
  file,
  width: 384,
  height: 168,
  rings: [[289, 86, 13, 9]],
};
