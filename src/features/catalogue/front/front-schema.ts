/** The schemas of what an operator chooses for the front page and the search: home sections and hot searches. */
import { z } from "zod";
import { MAX_ID } from "#features/catalogue/model.ts";
import { isPlainLine } from "#lib/text/invisible.ts";

const MAX_SECTION = 60;
export const MAX_HOT_SEARCHES = 50;
export const MAX_HOT_SEARCH_LENGTH = 60;

/** Title and place of a section belong to the seed. */
export const sectionFields = z.strictObject({
  dapps: z.array(z.int().positive().max(MAX_ID, "too_large")).max(MAX_SECTION, "too_many"),
});

export const sectionRowSchema = sectionFields.extend({ key: z.string().min(1, "empty").max(60, "too_long") });
export type SectionRow = z.infer<typeof sectionRowSchema>;

const searchText = z
  .string()
  .trim()
  .min(1, "empty")
  .max(MAX_HOT_SEARCH_LENGTH, "too_long")
  .refine(isPlainLine, "invisible");

export const searchesFields = z.strictObject({
  texts: z.array(searchText).min(1, "empty").max(MAX_HOT_SEARCHES, "too_many"),
});

/** A file has one search a row, in the order in which they are shown. */
export const searchRowSchema = z.strictObject({ text: searchText });
export type SearchRow = z.infer<typeof searchRowSchema>;
