/** The schemas of a milestone and a collection, in the files of content/site and in an operator's file. */
import { z } from "zod";
import { KINDS } from "#features/catalogue/kinds.ts";
import { MAX_ID } from "#features/catalogue/model.ts";
import { fullTextSchema } from "#features/catalogue/promotion-schema.ts";
import { REQUIRED_FACTS } from "#features/catalogue/refine.ts";

/** Hidden records stay, so that they can be shown again. */
const hidden = z.boolean().optional();

export const milestoneSchema = z.strictObject({
  /** Names the milestone: a month has one. */
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "not_a_month"),
  title: fullTextSchema,
  text: fullTextSchema,
  hidden,
});

export type MilestoneRecord = z.infer<typeof milestoneSchema>;

export const collectionSchema = z
  .strictObject({
    key: z
      .string()
      .max(60, "too_long")
      .regex(/^[a-z]+(?:-[a-z]+)*$/, "not_a_name"),
    title: fullTextSchema,
    text: fullTextSchema,
    /** All DApps of a kind, or with these facts. */
    kind: z.enum(KINDS).optional(),
    facts: z.array(z.enum(REQUIRED_FACTS)).min(1, "empty").optional(),
    /** Otherwise these, by id. */
    dapps: z
      .array(z.int().positive().max(MAX_ID, "too_large"))
      .min(1, "empty")
      .max(200, "too_many")
      .optional(),
    hidden,
  })
  .refine(
    ({ kind, facts, dapps }) => (dapps === undefined) !== (kind === undefined && facts === undefined),
    "needs_rule",
  );

export type CollectionRecord = z.infer<typeof collectionSchema>;
