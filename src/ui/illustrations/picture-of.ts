/** The drawings by their names, for data that names them. */
import { channel } from "./channel.ts";
import { depth } from "./depth.ts";
import type { StripPicture } from "./drawing.tsx";
import { flag } from "./flag.ts";
import { pool } from "./pool.ts";
import { shore } from "./shore.ts";
import { browserWindow } from "./window.ts";

const PICTURES: Readonly<Record<string, StripPicture>> = {
  channel,
  depth,
  flag,
  pool,
  shore,
  window: browserWindow,
};

/** Still: beside a text, rings that move would only disturb. */
export const pictureOf = (name: string): StripPicture => ({ ...(PICTURES[name] ?? pool), rings: [] });
