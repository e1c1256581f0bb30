/** The drawings by their names, for data that names them. */
import { channel } from "./channel.ts";
import { depth } from "./depth.ts";
import type { Picture } from "./drawing.tsx";
import { flag } from "./flag.ts";
import { pool } from "./pool.ts";
import { shore } from "./shore.ts";
import { browserWindow } from "./window.ts";

interface NamedPicture extends Picture {
  /** The part that tells it, for a frame 16 wide and 7 high. */
  readonly strip: string;
}

const POOL: NamedPicture = { ...pool, strip: "0 204 860 376" };

const PICTURES: Readonly<Record<string, NamedPicture>> = {
  channel: { ...channel, strip: "40 84 580 254" },
  depth: { ...depth, strip: "112 294 392 172" },
  flag: { ...flag, strip: "0 0 384 160" },
  pool: POOL,
  shore: { ...shore, strip: "850 232 520 227" },
  window: { ...browserWindow, strip: "0 0 384 168" },
};

/** Still: beside a text, rings that move would only disturb. */
export const pictureOf = (name: string): NamedPicture => ({ ...(PICTURES[name] ?? POOL), rings: [] });
