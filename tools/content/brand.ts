/** Reads a brand's folder and completes it: names filled in, every file checked, colours and logos computed. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  brandSchema,
  coloursSchema,
  linksSchema,
  slotsSchema,
  socialSchema,
  type Brand,
  type BrandColours,
  type NamedColour,
  type Slots,
} from "#brand/schema.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { LaunchError } from "#tools/launch.mjs";
import { tokensOf, weakPairs } from "./contrast.ts";
import { fillBrand, type BrandNames } from "./fill.ts";
import { lockupSize, makeLogos, readLogoSources, type LogoColours } from "./logos.ts";
import { parseJson } from "./parse-json.ts";
import { brandTokens, createTurns, unknownTokens } from "./tones.ts";

/** The tokens that the brand kit shows, under the names of its messages. */
const KIT_COLOURS = {
  primary: { rock: "rock-600", ink: "qr-ink", tide: "tide-600", lagoon: "lagoon-300", foam: "foam-50" },
  accents: {
    anemone: "anemone",
    starfish: "starfish",
    limpet: "limpet",
    urchin: "urchin",
    mussel: "mussel",
    snail: "snail",
    kelp: "kelp",
  },
} as const;

/** Of the reference brand, for logos on dark grounds; they turn with the brand's colour as the tokens do. */
const ON_DARK = { body: "#f3f8f5", water: "#1e6f70" };

// Not strict: the names are read before the rest of the file can be filled in.
const namesSchema = z.object(
  brandSchema.pick({
    name: true,
    short: true,
    programme: true,
    officialHost: true,
    token: true,
    founded: true,
    switches: true,
  }).shape,
);

function parse<Content>(file: string, text: string, schema: z.ZodType<Content>): Content {
  const read = schema.safeParse(parseJson(file, text));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`);
  throw new LaunchError(faults.join("\n"));
}

export const brandFolder = (root: string, id: string): string => join(root, "brand", id);

/** The names that texts and data of this brand are filled with. */
export function readBrandNames(root: string, id: string): BrandNames {
  const file = join(brandFolder(root, id), "brand.json");
  return { id, ...parse(file, readFileSync(file, "utf8"), namesSchema) };
}

function paletteOf(css: string): Record<"primary" | "accents", NamedColour[]> {
  const tokens = tokensOf(css, ":root {");
  const named = (group: Readonly<Record<string, string>>): NamedColour[] =>
    Object.entries(group).map(([name, token]) => ({ name, hex: tokens.get(token) ?? "" }));
  return { primary: named(KIT_COLOURS.primary), accents: named(KIT_COLOURS.accents) };
}

function logoColours(css: string, reference: string, colours: BrandColours): LogoColours {
  const tokens = tokensOf(css, ":root {");
  const { main } = createTurns(reference, colours);
  const token = (name: string): string => tokens.get(name) ?? "";
  return {
    body: token("rock-600"),
    water: token("lagoon-300"),
    accent: token("anemone"),
    word: token("qr-ink"),
    bodyOnDark: main(ON_DARK.body),
    waterOnDark: main(ON_DARK.water),
  };
}

function themeColour(css: string): Brand["themeColour"] {
  const ground = (theme: string): string => tokensOf(css, `[data-theme="${theme}"]`).get("surface-0") ?? "";
  return { light: ground("light"), dark: ground("dark") };
}

type Read = <Content>(name: string, schema: z.ZodType<Content>) => Content;

/** A brand without `slots.json` adds nothing. */
function readSlots(root: string, { id }: BrandNames, read: Read): Slots {
  const folder = brandFolder(root, id);
  if (!existsSync(join(folder, "slots.json"))) return slotsSchema.parse({ version: 1 });
  const slots = read("slots.json", slotsSchema);
  const missing = slots.policies
    .flatMap(({ name }) => LANGUAGES.map((language) => `content/policies/${name}-${language}.md`))
    .filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new LaunchError(`${folder} lacks ${missing.join(", ")}.`);
  return slots;
}

/** The files of build/content/brand, by name. */
export async function compileBrand(root: string, names: BrandNames): Promise<Map<string, string>> {
  const folder = brandFolder(root, names.id);
  const read: Read = (name, schema) => {
    const file = join(folder, name);
    return parse(file, fillBrand(readFileSync(file, "utf8"), names), schema);
  };
  const colours = read("colours.json", coloursSchema);
  const reference = readFileSync(join(root, "src/ui/tokens.css"), "utf8");
  const css = brandTokens(reference, colours);
  const faults = [...unknownTokens(reference, colours), ...weakPairs(css)];
  if (faults.length > 0)
    throw new LaunchError(faults.map((fault) => `${folder}/colours.json: ${fault}`).join("\n"));
  const sources = await readLogoSources(folder, names.name);
  const brand: Brand = {
    id: names.id,
    ...read("brand.json", brandSchema),
    themeColour: themeColour(css),
    lockup: lockupSize(sources),
  };
  const logos = makeLogos(names.name, sources, logoColours(css, reference, colours));
  return new Map([
    ["brand.json", JSON.stringify(brand)],
    ["links.pro.json", JSON.stringify(read("links.pro.json", linksSchema))],
    ["links.io.json", JSON.stringify(read("links.io.json", linksSchema))],
    ["social.json", JSON.stringify(read("social.json", socialSchema))],
    ["slots.json", JSON.stringify(readSlots(root, names, read))],
    ["palette.json", JSON.stringify(paletteOf(css))],
    ["tokens.css", css],
    ...[...logos].map(([name, svg]) => [`logos/${name}.svg`, svg] as const),
  ]);
}
