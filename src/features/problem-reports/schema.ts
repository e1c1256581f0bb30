import { z } from "zod";
import { MAX_LISTING_ADDRESS } from "#features/ownership/listing-address.ts";
import { MAX_REPORT_LENGTH, REPORT_REASONS } from "./model.ts";

/** A character may take two units of a string. */
const MAX_UNITS = 2 * MAX_REPORT_LENGTH;

export const reportSchema = z.strictObject({
  listing: z.string().max(MAX_LISTING_ADDRESS, "too_long"),
  reason: z.enum(REPORT_REASONS, "empty"),
  text: z
    .string()
    .max(MAX_UNITS, { error: "too_long", abort: true })
    .trim()
    .min(1, "empty")
    .refine((text) => [...text].length <= MAX_REPORT_LENGTH, "too_long"),
});

export const reportQuery = z.object({ listing: z.string().max(MAX_LISTING_ADDRESS).default("") });
export const resolveSchema = z.strictObject({ note: z.string().trim().min(1).max(500) });
