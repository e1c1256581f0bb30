/** The calls of `/api/desk/content`. */
import { z } from "zod";
import { CONTENT_KINDS } from "./model.ts";

export const kindParams = z.object({ kind: z.enum(CONTENT_KINDS) });
export const idParams = z.object({ id: z.coerce.number().int() });
const ref = z.string().max(200);

export const contentQuery = z.object({
  search: z.string().max(100).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const recordQuery = z.object({ ref: ref.default("") });
export const draftSchema = z.object({ ref, content: z.record(z.string().max(60), z.unknown()) });
/** Null publishes at once. */
const at = z.number().int().nullable();
export const publishSchema = z.object({ at });
/** The whole content, because a second person must see what is published. */
export const officialSchema = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({ content, at });
export const markdownSchema = z.object({ text: z.string().max(100_000) });
