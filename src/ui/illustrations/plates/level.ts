import type { Picture } from "#ui/illustrations/drawing.tsx";
import file from "./level.svg?no-inline";

/** Two basins of different size under one water level. */
export const level: Picture = { file, width: 720, height: 460, rings: [] };
