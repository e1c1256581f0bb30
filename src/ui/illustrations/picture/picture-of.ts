/** The drawings by name, for data that refers to them. */
import { beacon } from "#ui/illustrations/beacon.ts";
import { channel } from "#ui/illustrations/channel.ts";
import { depth } from "#ui/illustrations/depth.ts";
import type { StripPicture } from "#ui/illustrations/drawing.tsx";
import { flag } from "#ui/illustrations/flag.ts";
import { pool } from "#ui/illustrations/pool.ts";
import { shore } from "#ui/illustrations/shore.ts";
import { browserWindow } from "#ui/illustrations/window.ts";

const PICTURES: Readonly<Record<string, StripPicture>> = {
  beacon,
  channel,
  depth,
  flag,
  pool,
  shore,
  window: browserWindow,
};

/** Without rings, because motion beside a text distracts. */
export const pictureOf = (name: string): StripPicture => ({ ...(PICTURES[name] ?? pool), rings: [] });
