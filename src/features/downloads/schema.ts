/** Schemas of releases in files and in the JSON API. */
import { z } from "zod";
import { isSha256, PLATFORMS, STATES, VARIANTS } from "./model.ts";

const text = z.string().trim().min(1);
const hid = z.int().positive();
const day = z.iso.date();
const sha256 = z.string().refine(isSha256, "not_a_sha256");

export const versionSchema = z.string().regex(/^\d+(\.\d+){1,3}(-[a-z\d.]+)?$/, "not_a_version");

/** An external package, or a file of this site. */
export const urlSchema = z.string().regex(/^(https:\/\/[^\s]+|\/[\w./-]+)$/, "not_an_address");

export const localTextSchema = z.strictObject({
  en: text,
  zh: text.optional(),
  "zh-tw": text.optional(),
  ko: text.optional(),
  ja: text.optional(),
  ru: text.optional(),
  es: text.optional(),
  pt: text.optional(),
  hi: text.optional(),
  fil: text.optional(),
  vi: text.optional(),
  th: text.optional(),
});

const releaseFields = {
  hid,
  platform: z.enum(PLATFORMS),
  variant: z.enum(VARIANTS).nullable(),
  version: versionSchema,
  date: day.nullable(),
  url: urlSchema.nullable(),
  sizeBytes: z.int().positive().nullable(),
  notes: localTextSchema,
  state: z.enum(STATES),
  reason: localTextSchema.nullable(),
  delistedOn: day.nullable(),
};

const fakeFields = {
  hid,
  platform: z.enum(PLATFORMS),
  version: versionSchema,
  notes: localTextSchema,
  isDemonstration: z.boolean(),
};

const isDelisted = (state: string): boolean => state === "delisted" || state === "unsafe";

/** A delisted or unsafe version needs a reason for its users. */
const hasReason = ({ state, reason }: { readonly state: string; readonly reason: unknown }): boolean =>
  isDelisted(state) === (reason !== null);

export const releaseRecordSchema = z
  .strictObject({ ...releaseFields, sha256: sha256.nullable(), certificateSha256: sha256.nullable() })
  .refine(hasReason, { path: ["reason"], message: "reason_belongs_to_delisted" });
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

export const fakeRecordSchema = z.strictObject({ ...fakeFields, sha256: sha256.nullable() });
export type FakeRecord = z.infer<typeof fakeRecordSchema>;

/** The input of `releases import`: the published list or a part of it. The digest covers its other members. */
export const importSchema = z.looseObject({
  releases: z.array(releaseRecordSchema),
  knownFakes: z.array(fakeRecordSchema).default([]),
});

const fromFile = { file: text.optional() };

/** content/seed/releases.json has no field for a hash: it is computed from `file`, or there is none. */
export const seedSchema = z.strictObject({
  about: text,
  releases: z.array(z.strictObject({ ...releaseFields, ...fromFile }).refine(hasReason)),
  knownFakes: z.array(z.strictObject({ ...fakeFields, ...fromFile })),
});
export type ReleaseSeed = z.infer<typeof seedSchema>;

export const wireReleaseSchema = z.object({
  hid,
  platform: z.enum(PLATFORMS),
  variant: z.enum(VARIANTS).nullable(),
  version: z.string(),
  date: z.string().nullable().describe("The day of publication; null while it is coming."),
  url: z.string().nullable(),
  size: z.number().nullable().describe("In bytes."),
  sha256: z.string().nullable().describe("Of the file; null where a store packs its own."),
  certificate_sha256: z.string().nullable().describe("Of the signing certificate."),
  state: z.enum(STATES).describe("Only what is `listed` should be installed."),
  notes: z.string(),
  notes_lang: z.string().describe("The language of `notes`: English where they are not translated."),
  reason: z.string().nullable().describe("Why it is delisted or unsafe."),
  reason_lang: z.string().nullable(),
  delisted_on: z.string().nullable(),
});
export type WireRelease = z.infer<typeof wireReleaseSchema>;

export const wireFakeSchema = z.object({
  hid,
  platform: z.enum(PLATFORMS),
  version: z.string(),
  sha256: z.string().nullable(),
  notes: z.string(),
  notes_lang: z.string(),
  demonstration: z.boolean().describe("Invented, to show what the list looks like."),
});
export type WireFake = z.infer<typeof wireFakeSchema>;
