import file from "./beacon.svg?no-inline";
import type { StripPicture } from "./drawing.tsx";

/** A beacon on a bare rock, for security notices: no creatures, no pearl. */
export const beacon: StripPicture = { file, width: 384, height: 160, strip: "0 0 384 160", rings: [] };
