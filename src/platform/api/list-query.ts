/** What every list of the JSON API takes (§7). Numbers come as text; what is unknown is left aside. */
import { z } from "zod";

/** No list is longer; a larger `start` is a mistake. */
const MAX_START = 10_000_000;

export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, "not_a_number")
    .transform((digits) => Math.min(Number(digits), max));

export const startSchema = wholeNumber(MAX_START)
  .default(0)
  .meta({ type: "integer", description: "How many to skip.", example: 0 });

/** More than the largest is answered with the largest; none or fewer is refused. */
export const countSchema = (fallback: number, max: number) =>
  wholeNumber(max)
    .refine((count) => count > 0, "too_small")
    .default(fallback)
    .meta({
      type: "integer",
      description: `How many to answer. More than ${max} gives ${max}.`,
      example: fallback,
    });

/** Taken from every client; only the language changes the answer. */
export const clientQuery = {
  lang: z.string().optional().meta({
    description:
      "The language of the answer, also as a header: zh (zh-Hans), zh-tw (zh-Hant), en, ko… Else English.",
    example: "en",
  }),
  os: z.string().optional().meta({ description: "Accepted and not used.", example: "web" }),
  version: z.string().optional().meta({ description: "Accepted and not used.", example: "10.0.0" }),
};

/** The same, as the headers of older clients. */
export const clientHeadersSchema = z.object({
  lang: z.string().optional().meta({ description: "As the parameter of this name.", example: "en" }),
  os: z.string().optional().meta({ description: "Accepted and not used.", example: "web" }),
  appver: z.string().optional().meta({ description: "Accepted and not used.", example: "10.0.0" }),
});
