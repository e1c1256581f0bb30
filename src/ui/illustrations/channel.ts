import file from "./channel.svg?no-inline";
import type { Picture } from "./drawing.tsx";

/** Two pools joined by channels in both directions. */
export const channel: Picture = {
  file,
  width: 640,
  height: 430,
  rings: [
    [174, 214, 32, 32],
    [468, 234, 27.2, 27.2],
    [174, 214, 52, 52],
    [468, 234, 44.2, 44.2],
  ],
};
