import file from "./channel.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** Two pools joined by channels in both directions. */
export const channel: StripPicture = {
  file,
  width: 640,
  height: 430,
  strip: "40 84 580 254",
  rings: [
    [174, 214, 32, 32],
    [468, 234, 27.2, 27.2],
    [174, 214, 52, 52],
    [468, 234, 44.2, 44.2],
  ],
};
