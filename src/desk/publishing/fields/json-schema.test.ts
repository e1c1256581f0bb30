import { expect, it } from "vitest";
import { z } from "zod";
import { listingSchema } from "#features/catalogue/listing-schema.ts";
import { promotionRowSchema } from "#features/catalogue/promotion-schema.ts";
import { articleSchema } from "#features/news/article-schema.ts";
import { editingOf, type JsonSchema } from "./json-schema.ts";

const fieldsOf = (schema: z.ZodType): Record<string, string> => {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const properties = Object.entries(described.properties ?? {});
  return Object.fromEntries(properties.map(([name, one]) => [name, editingOf(one).by]));
};

it("texts by language are edited in tabs, lists line by line, fixed values and days are chosen", () => {
  expect(fieldsOf(articleSchema)).toMatchObject({
    hid: "number",
    kind: "choice",
    image: "choice",
    tags: "lines",
    texts: "languages",
  });
  expect(fieldsOf(promotionRowSchema)).toMatchObject({ title: "languages", start: "time", end: "time" });
  expect(fieldsOf(listingSchema)).toMatchObject({
    title: "text",
    desc: "languages",
    networks: "lines",
    connect: "choice",
    delisted: "yes",
    listed: "date",
    contracts: "json",
  });
});
