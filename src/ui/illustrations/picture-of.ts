/** The drawings by name, for data that refers to them. */
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

/** Without rings, because motion beside a text distracts. */
export const pictureOf = (name: string): StripPicture => ({ ...(PICTURES[name] ?? pool), rings: [] });
