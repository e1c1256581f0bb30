/** The schema of a brand's folder (`brand/<id>`). The build reads it; pages and server get what it has checked. */
import { z } from "zod";
import { LANGUAGES } from "#i18n/languages.ts";

/**
 * Names are filled into JSON, HTML, SVG and shell examples, so they have no character that means something there, and
 * none that nobody sees: those turn the direction of what follows or hide a look-alike.
 */
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(
    /^[^"'`<>{}\\&\p{C}\p{Zl}\p{Zp}]+$/u,
    "has a character that cannot be part of a name: a straight quote (write ’ for an apostrophe), < > { } \\ &, or an invisible one",
  );

const host = z
  .string()
  .regex(/^(?=.{4,80}$)[a-z\d-]+(\.[a-z\d-]+)+$/, "is not a host such as wallet.example");
const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const mail = z.email();
const colour = z.string().regex(/^#[\da-f]{6}$/, "is not a colour such as #006b62");

const legalDetails = z.strictObject({
  legalEntity: z.string().min(1),
  legalAddress: z.string().min(1),
  governingLaw: z.string().min(1),
});

/** What is never right, as people write it; the brand kit shows it struck out. */
const spelling = z.strictObject({
  name: z.array(z.string()).min(1),
  short: z.array(z.string()).min(1),
  token: z.array(z.string()).min(1),
  programme: z.array(z.string()).min(1),
  hashtag: z.array(z.string()).min(1),
});

/** Parts of the site that a brand may leave out. Each is on unless its file says otherwise. */
const switches = z
  .strictObject({
    /** The directory of DApps, tokens and NFTs, with its submissions, receipts and record of review. */
    store: z.boolean().default(true),
    /** The donation that a submission asks for. Without it the review starts at once. */
    donation: z.boolean().default(true),
    /** The community programme. */
    programme: z.boolean().default(true),
    /** The tools outside the wallet: swap, bridge, approval detector and the others. */
    tools: z.boolean().default(true),
  })
  .prefault({});

export const brandSchema = z.strictObject({
  /** While it is true, every page says so, and links to the brand's services lead to /demo/{service}. */
  demonstration: z.boolean(),
  name,
  short: name.max(6, "is longer than six letters"),
  programme: name,
  founded: z.int().min(2009).max(2100),
  token: z.strictObject({
    symbol: z.string().regex(/^[A-Z\d]{2,8}$/, "is not two to eight capital letters or digits such as DWT"),
    name,
    network: z.string().min(1),
    contract: z.string().regex(/^0x[\dA-Fa-f]{40}$/),
    decimals: z.int().min(0).max(18),
  }),
  donation: z.strictObject({ dapp: z.int().positive(), other: z.int().positive() }),
  legal: z.record(z.enum(LANGUAGES), legalDetails),
  officialHost: host,
  hosts: z.array(host).min(1),
  staticContentHost: address,
  contacts: z.strictObject({
    support: mail,
    business: mail,
    developers: mail,
    security: mail,
    programme: mail,
  }),
  extensionIds: z.array(z.string().regex(/^[a-p]{32}$/)),
  wallet: z.strictObject({
    rdns: z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/),
    deepLink: z.string().regex(/^[a-z][a-z\d+.-]*:\/\/[\w/-]*$/),
  }),
  inAppBrowser: z.strictObject({
    bridge: z.string().regex(/^\w+$/),
    darkModeMethod: z.string().regex(/^\w+$/),
  }),
  spelling,
  switches,
});

const linkNames = [
  "approval",
  "batchSender",
  "tokenSecurity",
  "card",
  "key",
  "profile",
  "inscription",
  "nostr",
  "claim",
  "buy",
  "swap",
  "swapToken",
  "bridge",
  "market",
  "energyRental",
  "helpCentre",
  "forum",
  "submitChain",
  "swagShop",
  "hardwareWallet",
  "extensionStore",
  "androidStore",
  "iosStore",
  "mainlandNotice",
] as const;

/** `links.pro.json` and `links.io.json`: the partner tools of each host. */
export const linksSchema = z.record(z.enum(linkNames), address);

/** Our accounts on other sites. */
export const socialSchema = z.strictObject({
  telegram: z.strictObject({ zh: address, ko: address, en: address }),
  x: address,
  discord: address,
  youtube: address,
  medium: address,
  github: address,
  reddit: address,
  weibo: address,
  wechat: address,
});

/**
 * The colours that all others are computed from (tools/content/tones.ts). `tokens` replaces single tokens of
 * src/ui/tokens.css by hand.
 */
export const coloursSchema = z.strictObject({
  main: colour,
  highlight: colour,
  tokens: z
    .strictObject({
      light: z.record(z.string().startsWith("--"), colour).optional(),
      dark: z.record(z.string().startsWith("--"), colour).optional(),
    })
    .optional(),
});

/** A text of the brand's own, in every language of the site. */
const texts = z.record(z.enum(LANGUAGES), z.string().trim().min(1));
/** A target of shell/navigation/resolve-link.ts. */
const target = z
  .string()
  .regex(/^(?:\/|https:\/\/|mailto:)\S+$/, "is not a path, an https address or mailto:");
const link = z.strictObject({ title: texts, target });
const slug = z.string().regex(/^[a-z][a-z\d-]{1,30}$/);

/**
 * What a brand adds to the pages (`slots.json`). It is data that our components render, not code, so an upgrade of the
 * product cannot break it; `version` grows when its form changes.
 */
export const slotsSchema = z.strictObject({
  version: z.literal(1),
  /** Sections of the home page, before the community. */
  homeSections: z
    .array(z.strictObject({ id: slug, title: texts, text: texts, action: link.optional() }))
    .max(3)
    .default([]),
  footerColumns: z
    .array(z.strictObject({ id: slug, title: texts, links: z.array(link).min(1) }))
    .max(2)
    .default([]),
  /** Pages at /policy/<name>, with their texts in content/policies/<name>-<language>.md of the brand's folder. */
  policies: z
    .array(z.strictObject({ name: slug, title: texts, summary: texts }))
    .max(10)
    .default([]),
});

export type Accounts = z.infer<typeof socialSchema>;
export type Slots = z.infer<typeof slotsSchema>;
export type BrandColours = z.infer<typeof coloursSchema>;
export type BrandSource = z.infer<typeof brandSchema>;

export type Switches = BrandSource["switches"];
export type Part = keyof Switches;

/** What the build adds to a brand's own file. */
export interface Brand extends BrandSource {
  /** The name of its folder, which is also the name in its files: `<id>-2.14.0.apk`. */
  readonly id: string;
  /** The background of both themes, which a phone shows around the page. */
  readonly themeColour: { readonly light: string; readonly dark: string };
  /** The size of the horizontal logo, whose width depends on the name. */
  readonly lockup: { readonly width: number; readonly height: number };
}

export interface NamedColour {
  readonly name: string;
  readonly hex: string;
}
