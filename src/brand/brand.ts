/** The chosen brand, as the build has checked and completed it (tools/content). Everything reads the brand here. */
import brandFile from "#content/brand/brand.json" with { type: "json" };
import ioFile from "#content/brand/links.io.json" with { type: "json" };
import proFile from "#content/brand/links.pro.json" with { type: "json" };
import paletteFile from "#content/brand/palette.json" with { type: "json" };
import slotsFile from "#content/brand/slots.json" with { type: "json" };
import socialFile from "#content/brand/social.json" with { type: "json" };
import type { z } from "zod";
import type { Accounts, Brand, linksSchema, NamedColour, Slots } from "./schema.ts";

type Links = z.infer<typeof linksSchema>;

export const brand = brandFile as Brand;
export const proLinks = proFile as Links;
export const ioLinks = ioFile as Links;
/** As the brand's folder has them. Operators can change them: pages get them from features/site-content. */
export const social: Accounts = socialFile;
/** The colours of the brand kit. */
export const palette = paletteFile as Readonly<Record<"primary" | "accents", readonly NamedColour[]>>;
/** What the brand adds to the pages. */
export const slots = slotsFile as unknown as Slots;
