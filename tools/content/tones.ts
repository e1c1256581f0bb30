/**
 * The design tokens in a brand's colours. src/ui/tokens.css is drawn around two colours, `--tide-600` and `--anemone`;
 * a brand names its own two, and every token turns with them: it gets the hue and strength of the brand's colour and
 * keeps its luminance. Contrast depends on luminance alone, so it stays what WCAG asks for.
 */
import { luminanceOf } from "#lib/contrast.ts";
import type { BrandColours } from "#brand/schema.ts";
import { channelsOfOklch, oklchOf, type Oklch } from "./oklch.ts";

type Channels = readonly [number, number, number];

/** Tokens with a meaning of their own: what is good, what warns, and the creatures of the drawings. */
const FIXED =
  /^--(?:positive|warning|danger|focus|starfish|limpet|urchin|mussel|kelp|snail|ill-rib|avatar-(?!lagoon|tide|anemone))/;
const HIGHLIGHT = /^--(?:anemone|highlight|text-on-highlight|avatar-anemone)/;
const STRONGEST = 1.6;
/** The reference ranges from green to blue; as wide a range would take another hue into its neighbours. */
const SPREAD = 0.3;

/** Between half a turn left and half a turn right. */
const angle = (radians: number): number => Math.atan2(Math.sin(radians), Math.cos(radians));

const DECLARATION = /(--[\w-]+)(:\s*)([^;]+);/g;
const COLOUR = /#[\da-f]{6}\b|rgb\((\d+) (\d+) (\d+)/g;

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;
const hexOf = (parts: Channels): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

type Turn = (colour: Channels) => Channels;

/** The colour with this hue and chroma that is as bright as `like`. */
function asBrightAs(like: Channels, { chroma, hue }: Omit<Oklch, "lightness">): Channels {
  const wanted = luminanceOf(hexOf(like));
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const lightness = (low + high) / 2;
    if (luminanceOf(hexOf(channelsOfOklch({ lightness, chroma, hue }))) < wanted) low = lightness;
    else high = lightness;
  }
  const candidates = [low, high].map((lightness) => channelsOfOklch({ lightness, chroma, hue }));
  const distance = (one: Channels): number => Math.abs(luminanceOf(hexOf(one)) - wanted);
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? like;
}

function turnFrom(reference: string, brandColour: string): Turn {
  if (reference === brandColour) return (colour) => colour;
  const [from, to] = [oklchOf(channels(reference)), oklchOf(channels(brandColour))];
  const strength = Math.min(STRONGEST, to.chroma / from.chroma);
  const turned = new Map<string, Channels>();
  return (colour) => {
    // Both themes and the style sheet for readers without JavaScript share most colours.
    const known = turned.get(hexOf(colour));
    if (known) return known;
    const { chroma, hue } = oklchOf(colour);
    const own = asBrightAs(colour, { chroma: chroma * strength, hue: to.hue + SPREAD * angle(hue - from.hue) });
    turned.set(hexOf(colour), own);
    return own;
  };
}

const valueOf = (css: string, token: string): string =>
  new RegExp(`${token}:\\s*(#[\\da-f]{6})`).exec(css)?.[1] ?? "";

function turnValue(value: string, turn: Turn): string {
  return value.replaceAll(COLOUR, (text, ...parts: string[]) => {
    if (text.startsWith("#")) return hexOf(turn(channels(text)));
    return `rgb(${turn(parts.slice(0, 3).map(Number) as unknown as Channels).join(" ")}`;
  });
}

/** The light theme is everything before the dark one. */
function themesOf(css: string): Record<"light" | "dark", string> {
  const dark = css.indexOf('[data-theme="dark"]');
  return { light: css.slice(0, dark), dark: css.slice(dark) };
}

/** A token that a theme does not have would replace nothing, without a word. */
export function unknownTokens(css: string, { tokens = {} }: BrandColours): string[] {
  const themes = themesOf(css);
  return (["light", "dark"] as const).flatMap((theme) => {
    const known = new Set(Array.from(themes[theme].matchAll(DECLARATION), ([, name]) => name));
    return Object.keys(tokens[theme] ?? {})
      .filter((name) => !known.has(name))
      .map((name) => `the ${theme} theme has no ${name}`);
  });
}

/** Replaces single tokens. */
function withReplaced(css: string, { tokens }: BrandColours): string {
  const { light, dark } = themesOf(css);
  const replace = (part: string, values: Readonly<Record<string, string>> = {}): string =>
    part.replaceAll(DECLARATION, (text, name: string, gap: string) =>
      values[name] === undefined ? text : `${name}${gap}${values[name]};`,
    );
  return replace(light, tokens?.light) + replace(dark, tokens?.dark);
}

/** How a single colour turns with each of the brand's two. */
export function createTurns(css: string, colours: BrandColours) {
  const turning = (token: string, own: string) => {
    const turn = turnFrom(valueOf(css, token), own);
    return (value: string): string => turnValue(value, turn);
  };
  return {
    main: turning("--tide-600", colours.main),
    highlight: turning("--anemone", colours.highlight),
  };
}

/** The style sheet of the tokens in the brand's colours. */
export function brandTokens(css: string, colours: BrandColours): string {
  const { main, highlight } = createTurns(css, colours);
  const turned = css.replaceAll(DECLARATION, (text, name: string, gap: string, value: string) =>
    FIXED.test(name) ? text : `${name}${gap}${(HIGHLIGHT.test(name) ? highlight : main)(value)};`,
  );
  return withReplaced(turned, colours);
}
