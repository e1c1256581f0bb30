/** The drawings by their names, for data that names them. */
import { channel } from "./channel.ts";
import { depth } from "./depth.ts";
import type { Picture } from "./drawing.tsx";
import { flag } from "./flag.ts";
import { pool } from "./pool.ts";
import { shore } from "./shore.ts";
import { browserWindow } from "./window.ts";

const PICTURES: Readonly<Record<string, Picture>> = {
  channel,
  depth,
  flag,
  pool,
  shore,
  window: browserWindow,
};

/** Still: beside a text, rings that move would only disturb. */
export const pictureOf = (name: string): Picture => ({ ...(PICTURES[name] ?? pool), rings: [] });
