/** The schema of a DApp in an operator's file, in the seed and in an approved submission. */
import { z } from "zod";
import { isPlainLine } from "#lib/text/invisible.ts";
import { FACT_AUTHORS, FEE_KINDS, INCIDENT_KINDS, RETURNED, type FactName } from "./facts.ts";
import { CONNECTIONS, MAX_ID, REFERRALS, type LocalText } from "./model.ts";

const MAX_URL_LENGTH = 500;
const MAX_DESC_LENGTH = 500;

const plain = (max: number) =>
  z.string().trim().min(1, "empty").max(max, "too_long").refine(isPlainLine, "invisible");

const webAddressSchema = z
  .string()
  .trim()
  .max(MAX_URL_LENGTH, "too_long")
  .refine(isWebAddress, "not_a_web_address");

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && username === "" && password === "";
}

const optionalText = plain(MAX_DESC_LENGTH).optional();

const localTextSchema = z.strictObject({
  en: plain(MAX_DESC_LENGTH),
  zh: optionalText,
  "zh-tw": optionalText,
  ko: optionalText,
  ja: optionalText,
  ru: optionalText,
  es: optionalText,
  pt: optionalText,
  hi: optionalText,
  fil: optionalText,
  vi: optionalText,
  th: optionalText,
}) satisfies z.ZodType<LocalText>;

const contractSchema = z.strictObject({ network: plain(20), address: plain(200), label: plain(100) });

/** A year, a month or a day. */
const dateSchema = z.string().regex(/^\d{4}(-\d\d){0,2}$/, "not_a_date");

const auditSchema = z.strictObject({
  firm: plain(100),
  date: dateSchema.optional(),
  url: webAddressSchema.optional(),
  scope: plain(200).optional(),
});

const feeSchema = z.strictObject({ kind: z.enum(FEE_KINDS), rate: plain(40) });

/** A language of BCP 47, optionally with script and region: en, zh-Hant, pt-BR. */
const languageTagSchema = z
  .string()
  .max(15, "too_long")
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, "not_a_language");

const incidentSchema = z.strictObject({
  kind: z.enum(INCIDENT_KINDS),
  date: dateSchema,
  amountUsd: z.int().positive().optional(),
  returned: z.enum(RETURNED).optional(),
  source: z.strictObject({ name: plain(100), url: webAddressSchema }),
});

const tokenChangeSchema = z.strictObject({ from: plain(30), to: plain(30), since: dateSchema });

const factSourceSchema = z.strictObject({ by: z.enum(FACT_AUTHORS), date: z.iso.date() });

/** A firm's bare name is an audit too. */
const auditInputSchema = z.union([plain(100).transform((firm) => ({ firm })), auditSchema]);

const few = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).max(max, "too_many");

/** Of a file on this site. */
const pathSchema = z
  .string()
  .max(MAX_URL_LENGTH, "too_long")
  .regex(/^\/[^/]/, "not_a_path");

const idSchema = z.int().positive().max(MAX_ID, "too_large");

export const listingSchema = z.strictObject({
  hid: idSchema.optional(),
  title: plain(100),
  url: webAddressSchema,
  desc: localTextSchema,
  /** Defaults to the kind of the first category. */
  kind: plain(50).optional(),
  categories: few(plain(50), 20).min(1, "empty"),
  networks: few(plain(20), 60),
  otherNetworks: few(plain(50), 20).optional(),
  tokens: few(plain(30), 50).default([]),
  tokenChanges: few(tokenChangeSchema, 10).optional(),
  /** Left out if it is not known. */
  hasToken: z.boolean().optional(),
  audits: few(auditInputSchema, 50).default([]),
  incidents: few(incidentSchema, 20).optional(),
  contracts: few(contractSchema, 100).optional(),
  keywords: few(plain(60), 50).optional(),
  connect: z.enum(CONNECTIONS).optional(),
  referral: z.enum(REFERRALS).optional(),
  fees: few(feeSchema, 10).optional(),
  /** Of its website. */
  languages: few(languageTagSchema, 100).optional(),
  icon: pathSchema.optional(),
  screenshots: few(pathSchema, 5).optional(),
  popularity: z.int().min(0).max(1_000_000_000, "too_large").optional(),
  listed: z.iso.date().optional(),
  delisted: z.boolean().optional(),
  /** The id of the DApp that replaces a delisted one. */
  replacedBy: idSchema.optional(),
  /** The source of all statements; by default our editors, on the day of the change. */
  source: z.strictObject({ by: z.enum(FACT_AUTHORS), date: z.iso.date().optional() }).optional(),
  /** Sources of single statements. */
  sources: z
    .strictObject({
      website: factSourceSchema.optional(),
      categories: factSourceSchema.optional(),
      description: factSourceSchema.optional(),
      networks: factSourceSchema.optional(),
      contracts: factSourceSchema.optional(),
      audits: factSourceSchema.optional(),
      tokens: factSourceSchema.optional(),
      connection: factSourceSchema.optional(),
      referral: factSourceSchema.optional(),
      fees: factSourceSchema.optional(),
      languages: factSourceSchema.optional(),
      screenshots: factSourceSchema.optional(),
    } satisfies Record<FactName, z.ZodType>)
    .optional(),
});

export type Listing = z.infer<typeof listingSchema>;

/** The input before defaults are applied. */
export type ListingInput = z.input<typeof listingSchema>;
