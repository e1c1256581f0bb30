import type { Picture } from "#ui/illustrations/drawing.tsx";
import file from "./edge.svg?no-inline";

/** A pool at the edge of the sea, joined to it by an inlet. */
export const edge: Picture = { file, width: 720, height: 600, rings: [[270, 336, 38, 26]] };
