/** The parameters of every list of the JSON API (§7). Numbers arrive as text; unknown parameters are ignored. */
import { z } from "zod";

/** No list is this long, so a larger `start` is an error. */
const MAX_START = 10_000_000;

export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, "not_a_number")
    .transform((digits) => Math.min(Number(digits), max));

export const startSchema = wholeNumber(MAX_START)
  .default(0)
  .meta({ type: "integer", description: "How many to skip.", example: 0 });

/** A number above the maximum becomes the maximum; zero and negative numbers are refused. */
export const countSchema = (fallback: number, max: number) =>
  wholeNumber(max)
    .refine((count) => count > 0, "too_small")
    .default(fallback)
    .meta({
      type: "integer",
      description: `How many to answer. More than ${max} gives ${max}.`,
      example: fallback,
    });

/** Accepted from every client; only the language changes the response. */
export const clientQuery = {
  lang: z.string().optional().meta({
    description:
      "The language of the answer, also as a header: zh (zh-Hans), zh-tw (zh-Hant), en, ko… Else English.",
    example: "en",
  }),
  os: z.string().optional().meta({ description: "Accepted and not used.", example: "web" }),
  version: z.string().optional().meta({ description: "Accepted and not used.", example: "10.0.0" }),
};

/** The same values as headers, for older clients. */
export const clientHeadersSchema = z.object({
  lang: z.string().optional().meta({ description: "As the parameter of this name.", example: "en" }),
  os: z.string().optional().meta({ description: "Accepted and not used.", example: "web" }),
  appver: z.string().optional().meta({ description: "Accepted and not used.", example: "10.0.0" }),
});
