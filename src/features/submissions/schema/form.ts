import * as z from "zod/mini";
import {
  always,
  isPlainObject,
  withoutEmpty,
  type Given,
  type Shape,
} from "#features/submissions/rules/field.ts";
import { Problems, problemsOf, type Problem } from "#features/submissions/rules/problem.ts";

/** Without problems the value is complete; with problems it is what could be read. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly problems: readonly [] }
  | { readonly ok: false; readonly value: Partial<Value>; readonly problems: readonly Problem[] };

export interface Form<Value> {
  readonly schema: z.ZodMiniObject;
  readonly read: (given: unknown) => Reading<Value>;
}

type Finish<Fields extends Shape, Value> = (draft: Given<Fields>, problems: Problems) => Partial<Value>;

/** `finish` validates across fields and gives the value its final shape. */
export function createForm<Value, Fields extends Shape = Shape>(
  shape: Fields,
  finish: Finish<Fields, Value>,
): Form<Value> {
  // zod returns no value beside problems, but the check before sending needs what is right so far. Rules are
  // synchronous, so no other reading can come between this assignment and the end of `safeParse`.
  let readSoFar: Partial<Value> = {};
  const schema = z.strictObject(shape).check(
    always<object>((payload) => {
      const draft = isPlainObject(payload.value) ? withoutEmpty(payload.value) : {};
      readSoFar = finish(draft as Given<Fields>, new Problems(payload.issues));
      payload.value = readSoFar;
    }),
  );
  const read = (given: unknown): Reading<Value> => {
    const { success, error } = schema.safeParse(given);
    return success
      ? { ok: true, value: readSoFar as Value, problems: [] }
      : { ok: false, value: readSoFar, problems: problemsOf(error.issues) };
  };
  return { schema, read };
}
