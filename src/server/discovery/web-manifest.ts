/** The web manifest for installation on a home screen. */
import { brand } from "#brand/brand.ts";

const icon = (size: number, purpose = "any") => ({
  src: `/icons/app-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The mark has wide margins, so that the icon can be cropped to any shape. */
export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  background_color: brand.themeColour.light,
  theme_color: brand.themeColour.light,
  icons: [icon(192), icon(512), icon(512, "maskable")],
};
