/** The input schemas of the catalogue's API calls (§7). */
import { z } from "zod";
import { KINDS } from "#features/catalogue/kinds.ts";
import { cleanSearchKey, MAX_COUNT, MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { REQUIRED_FACTS, SORTS, type RequiredFact } from "#features/catalogue/refine.ts";
import { clientQuery, countSchema, startSchema, wholeNumber } from "#platform/api/list-query.ts";

const keySchema = z
  .string()
  .default("")
  .transform(cleanSearchKey)
  .meta({
    type: "string",
    description: `What to look for: a name, a token, a website, a contract address, a category or a network, in any language. Of a longer text the first ${MAX_KEY_LENGTH} characters are read, as on the page.`,
    example: "uniswap",
  });

const categoryIdSchema = wholeNumber(2_000_000_000).default(0).meta({
  type: "integer",
  description: "The hid of a category; 99998 is Hot, 0 is all. An unknown one gives an empty list.",
  example: 1,
});

const chainSchema = z.string().max(20, "too_long").default("").meta({
  description: "The key or the hid of a network; empty is all. An unknown one gives an empty list.",
  example: "eth",
});

const sortSchema = z.enum(SORTS, "unknown_sort").default("editors").meta({
  description: "`trending` is by opens of the last seven days, `networks` by their number. Not for searches.",
  example: "name",
});

const kindSchema = z
  .enum(KINDS, "unknown_kind")
  .optional()
  .meta({ description: "Only DApps of this kind.", example: "dex" });

const factsIn = (text: string): string[] => text.split(",").filter((fact) => fact.trim() !== "");
const isFact = (fact: string): fact is RequiredFact => REQUIRED_FACTS.some((one) => one === fact);

/** What is unknown of a DApp never matches. */
const factsSchema = z
  .string()
  .max(100, "too_long")
  .default("")
  .transform(factsIn)
  .refine((facts): facts is RequiredFact[] => facts.every(isFact), "unknown_fact")
  .meta({
    type: "string",
    description:
      "Only DApps of which all of these are known, with commas between: `audited`, `proven` (its owner is), `contracts`, `mobile` (works in the app), `tokenless` (its project says that it has no token).",
    example: "audited,mobile",
  });

const MAX_IDS = 200;

const idsSchema = z
  .string()
  .max(3_000, "too_long")
  .regex(/^\s*(\d{1,10}\s*(,\s*\d{1,10}\s*)*)?$/, "not_a_list_of_numbers")
  .transform((text) =>
    text
      .split(",")
      .filter((id) => id.trim() !== "")
      .map(Number),
  )
  .refine((ids) => ids.length <= MAX_IDS, "too_many")
  .meta({
    type: "string",
    description: `hids with commas between, at most ${MAX_IDS}. The answer keeps their order; unknown ones are left out.`,
    example: "1001,1053",
  });

const statusSchema = z
  .string()
  .optional()
  .meta({ description: "Accepted and not used: only listed DApps are answered.", example: "0" });

/** The default for lists that clients request whole (§9), or in pages of 40. */
const WHOLE_LIST = 40;
const SEARCH_COUNT = 20;

export const plainQuerySchema = z.object(clientQuery);

export const dappListQuerySchema = z.object({
  category_id: categoryIdSchema,
  chain: chainSchema,
  key: keySchema,
  sort: sortSchema,
  kind: kindSchema,
  facts: factsSchema,
  start: startSchema,
  count: countSchema(WHOLE_LIST, MAX_COUNT),
  status: statusSchema,
  ...clientQuery,
});

export const searchQuerySchema = z.object({
  key: keySchema,
  chain: chainSchema,
  category_id: categoryIdSchema,
  kind: kindSchema,
  facts: factsSchema,
  start: startSchema,
  count: countSchema(SEARCH_COUNT, MAX_COUNT),
  counts: z
    .string()
    .max(20, "too_long")
    .default("")
    .meta({ description: "1 counts the matches per category and network.", example: "1" }),
  ...clientQuery,
});

export const sectionsQuerySchema = z.object({ count: countSchema(12, MAX_COUNT), ...clientQuery });

export const sectionMoreQuerySchema = z.object({
  section_id: wholeNumber(2_000_000_000).meta({
    type: "integer",
    description: "The hid of a section.",
    example: 301,
  }),
  start: startSchema,
  count: countSchema(WHOLE_LIST, MAX_COUNT),
  ...clientQuery,
});

/** §9: five activities and ads, ten banners. */
export const promotionQuerySchema = (count: number) =>
  z.object({
    start: startSchema,
    count: countSchema(count, MAX_COUNT),
    status: wholeNumber(1_000)
      .default(0)
      .meta({ type: "integer", description: "0 is published.", example: 0 }),
    ...clientQuery,
  });

export const idsQuerySchema = z.object({ ids: idsSchema, ...clientQuery });

const MAX_TOKENS = 100;

export const marketBodySchema = z.object({
  tokens: z
    .array(
      z.object({
        ns: z.string().max(30, "too_long").meta({ example: "ethereum" }),
        chain_id: z
          .union([z.string().max(80, "too_long"), z.number().transform(String)])
          .meta({ example: "1" }),
        address: z
          .string()
          .max(200, "too_long")
          .regex(/^[\x21-\x7e]*$/, "not_an_address")
          .meta({ example: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984" }),
      }),
    )
    .max(MAX_TOKENS, "too_many"),
});
