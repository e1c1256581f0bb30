import file from "./pool.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** A tide pool from above, joined to the sea; creatures live in it and the pearl lies at its middle. */
export const pool: StripPicture = {
  file,
  width: 860,
  height: 690,
  strip: "0 204 860 376",
  rings: [
    [334, 392, 44, 29.9],
    [334, 392, 74, 50.3],
    [334, 392, 108, 73.4],
  ],
};
