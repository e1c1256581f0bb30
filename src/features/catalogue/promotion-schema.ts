/** The schema of a banner, activity or ad in an operator's file and in the seed. */
import { z } from "zod";
import { MAX_ID } from "./model.ts";

const text = z.string().trim().min(1, "empty").max(500, "too_long");

export const fullTextSchema = z.strictObject({
  en: text,
  zh: text,
  "zh-tw": text,
  ko: text,
  ja: text,
  ru: text,
  es: text,
  pt: text,
  hi: text,
  fil: text,
  vi: text,
  th: text,
});

const time = z.iso.datetime("not_a_time");

export const promotionRowSchema = z.strictObject({
  hid: z.int().positive().max(MAX_ID, "too_large"),
  order: z.int().min(0),
  /** 0 is published (§3). */
  status: z.int().min(0),
  url: text,
  image: z.string().regex(/^[a-z]+$/, "not_a_name"),
  start: time,
  end: time.nullable(),
  title: fullTextSchema,
});

export type PromotionRow = z.infer<typeof promotionRowSchema>;
