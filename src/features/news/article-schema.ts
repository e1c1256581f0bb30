/** The schema of an article in an operator's file and in the seed. */
import { z } from "zod";
import {
  MAX_CONTENT_LENGTH,
  MAX_ID,
  MAX_SUMMARY_LENGTH,
  MAX_TITLE_LENGTH,
  NEWS_IMAGES,
  NEWS_KINDS,
  PUBLISHED,
} from "./model.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "empty")
    .max(max, "too_long")
    .regex(/^[^\p{Cc}]*$/u, "control_character");

const textSchema = z.strictObject({
  title: line(MAX_TITLE_LENGTH),
  summary: line(MAX_SUMMARY_LENGTH),
  content: z
    .string()
    .trim()
    .min(1, "empty")
    .max(MAX_CONTENT_LENGTH, "too_long")
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, "control_character"),
});

const translation = textSchema.optional();

const textsSchema = z.strictObject({
  en: textSchema,
  zh: translation,
  "zh-tw": translation,
  ko: translation,
  ja: translation,
  ru: translation,
  es: translation,
  pt: translation,
  hi: translation,
  fil: translation,
  vi: translation,
  th: translation,
});

const time = z.iso.datetime("not_a_time");

export const articleSchema = z.strictObject({
  /** Its address, `/news/{hid}`, never changes; a row with a known hid updates that article. */
  hid: z.int().positive().max(MAX_ID, "too_large"),
  kind: z.enum(NEWS_KINDS),
  create_time: time,
  /** Defaults to the time of the import that changed it. */
  update_time: time.optional(),
  /** 0 is published; anything else hides it. */
  status: z.int().min(0).max(99, "too_large").default(PUBLISHED),
  image: z.enum(NEWS_IMAGES),
  tags: z
    .array(
      z
        .string()
        .regex(/^[a-z\d]+(-[a-z\d]+)*$/, "not_a_name")
        .max(40, "too_long"),
    )
    .max(20, "too_many")
    .default([]),
  texts: textsSchema,
});

export type ArticleRow = z.infer<typeof articleSchema>;

/** The input before defaults are applied. */
export type ArticleInput = z.input<typeof articleSchema>;
