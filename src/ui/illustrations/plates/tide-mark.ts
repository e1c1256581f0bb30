import type { Picture } from "#ui/illustrations/drawing.tsx";
import file from "./tide-mark.svg?no-inline";

/** A sheet of paper that has arrived in a small pool. */
export const tideMark: Picture = { file, width: 480, height: 300, rings: [] };
