import { expect, it } from "vitest";
import { typesOfDocument, type Schema } from "./types-of-document.ts";

const answering = (schema: Schema, rest: object = {}): string =>
  typesOfDocument({
    paths: {
      "/v1/x": { get: { responses: { "200": { content: { "application/json": { schema } } } }, ...rest } },
    },
    components: { schemas: { Failure: { type: "string" } } },
  });

it.each([
  [{ type: "integer" }, "number"],
  [{ type: ["string", "null"] }, "(string) | (null)"],
  [{ enum: ["a", null] }, '("a") | (null)'],
  [{ type: "array", items: { type: "boolean" } }, "readonly (boolean)[]"],
  [{ type: "object", additionalProperties: { type: "string" } }, "Readonly<Record<string, string>>"],
  [{ $ref: "#/components/schemas/Failure" }, "string"],
  [{ anyOf: [{ type: "string" }, { type: "number" }] }, "(string) | (number)"],
  [{}, "unknown"],
] satisfies [Schema, string][])("%j is %s", (schema, type) => {
  expect(answering(schema)).toContain(`answer: ${type};`);
});

it("a property that the schema does not require is optional", () => {
  const schema = { type: "object", properties: { a: { type: "string" }, b: {} }, required: ["a"] };
  expect(answering(schema)).toContain('{ readonly "a": string; readonly "b"?: unknown | undefined; }');
});

it("a group of parameters is required if one of them is", () => {
  const parameter = (name: string, place: string, required: boolean) => ({
    name,
    in: place,
    required,
    schema: {},
  });
  const types = answering(
    {},
    { parameters: [parameter("id", "path", true), parameter("lang", "header", false)] },
  );
  expect(types).toContain('readonly path: { readonly "id": unknown; }');
  expect(types).toContain('readonly headers?: { readonly "lang"?: unknown | undefined; }');
});

it("files and feeds are not calls", () => {
  const operation = { responses: {} };
  const types = typesOfDocument({
    paths: { "/data/x.json": { get: operation }, "/api/x": { post: operation } },
  });
  expect(types).not.toContain("/data");
  expect(types).toContain('"/api/x"');
});
