/**
 * The envelope of every JSON response, for the code and for OpenAPI: `{result, message, data}`, where result 0 is
 * success.
 */
import { z } from "@hono/zod-openapi";
import { FAILURES, type FailureCode, type FailureStatus } from "./failures.ts";

const fieldFailureSchema = z.object({
  path: z.string().openapi({ example: "email" }),
  code: z.string().openapi({ example: "invalid_format" }),
  message: z.string().optional().openapi({ description: "The same for people, where there is a text." }),
  value: z.string().optional().openapi({ description: "What the message names, such as a limit." }),
});

export type FieldFailure = z.infer<typeof fieldFailureSchema>;

const failureSchema = z
  .object({
    result: z.number().int().positive().openapi({ example: FAILURES.validation.result }),
    message: z.string().openapi({ description: "The reason, in the language of the request." }),
    data: z.object({ fields: z.array(fieldFailureSchema) }).nullable(),
  })
  .openapi("Failure");

export type FailureBody = z.infer<typeof failureSchema>;

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});

/** The success entry of a route's `responses`. */
export const dataResponse = <Schema extends z.ZodType>(description: string, data: Schema) =>
  json(description, z.object({ result: z.literal(0), message: z.string(), data }));

type FailureResponses<Code extends FailureCode> = {
  [Status in FailureStatus<Code>]: ReturnType<typeof json<typeof failureSchema>>;
};

/** The failure entries of a route's `responses`, one per status with its codes. */
export function failureResponses<Code extends FailureCode>(...codes: Code[]): FailureResponses<Code> {
  const byStatus = Map.groupBy(codes, (code) => FAILURES[code].status);
  const entries = [...byStatus].map(([status, same]) => [
    status,
    json(same.map((code) => `${FAILURES[code].result} ${code}`).join(", "), failureSchema),
  ]);
  return Object.fromEntries(entries) as FailureResponses<Code>;
}
