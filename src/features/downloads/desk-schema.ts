/** The calls of the desk about releases. The page computes the hash while it reads the file; nobody types it. */
import { z } from "zod";
import { isSha256, PLATFORMS, STATES, VARIANTS } from "./model.ts";
import { localTextSchema, urlSchema, versionSchema } from "./schema.ts";

const platform = z.enum(PLATFORMS);
const variant = z.enum(VARIANTS);
const fileSchema = z.strictObject({
  sizeBytes: z.int().positive(),
  sha256: z.string().refine(isSha256, "not_a_sha256"),
});

export const newReleaseSchema = z.strictObject({
  platform,
  variant: variant.nullable(),
  version: versionSchema,
  date: z.iso.date(),
  url: urlSchema,
  notes: localTextSchema,
  /** Null for a version in a store, which packs its own file. */
  file: fileSchema.nullable(),
});
export type NewReleaseCall = z.infer<typeof newReleaseSchema>;

export const newFakeSchema = z.strictObject({
  platform,
  version: versionSchema,
  notes: localTextSchema,
  file: fileSchema,
});
export type NewFakeCall = z.infer<typeof newFakeSchema>;

export const markSchema = z.strictObject({
  platform,
  version: versionSchema,
  variant: variant.optional(),
  state: z.enum(STATES),
  reason: localTextSchema.nullable(),
});
export type MarkCall = z.infer<typeof markSchema>;
