import type { PanelArtName } from "#shell/navigation/navigation.ts";
import { channel } from "#ui/illustrations/channel.ts";
import { depth } from "#ui/illustrations/depth.ts";
import { Drawing, type Picture } from "#ui/illustrations/drawing.tsx";
import { shore } from "#ui/illustrations/shore.ts";

/** A part of one of the site's pictures. */
const PARTS: Readonly<Record<PanelArtName, { readonly of: Picture; readonly crop: string }>> = {
  channel: { of: channel, crop: channel.strip },
  pools: { of: shore, crop: shore.strip },
  shell: { of: depth, crop: "112 190 392 300" },
};

/** Fetched when its panel opens (see panels/panel-elements.browser.ts). */
export function PanelArt({ name }: { name: PanelArtName }) {
  return <Drawing {...PARTS[name]} deferred="opened" />;
}
