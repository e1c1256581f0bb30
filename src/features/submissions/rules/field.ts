/**
 * The base of all form fields: input is normalised where that is safe, then a zod schema validates it. The schema
 * serves the form in the browser, the API and its OpenAPI description.
 */
import * as z from "zod/mini";
import { Problems, type ProblemCode, type ProblemValues } from "./problem.ts";

/** Reports a problem of the field and returns no value. */
export type Refuse = (code: ProblemCode, values?: ProblemValues) => undefined;

type Tidy<Value> = (given: unknown, refuse: Refuse) => Value | undefined;

/** The first half of a field: normalises or refuses the input. */
export const tidied = (tidy: Tidy<unknown>): z.ZodMiniType =>
  z.transform((given: unknown, { issues }) => {
    const problems = new Problems(issues);
    return tidy(given, (code, values) => problems.add("", code, values));
  });

/** Runs even after earlier refusals, so that all problems are reported at once. */
export const always = <Value>(look: (payload: z.core.ParsePayload<Value>) => void) =>
  z.check<Value>(look, { when: () => true });

/** Undefined if nothing was given, or nothing usable, which is then already reported. */
export type Field<Value> = z.ZodMiniType<Value | undefined>;

/** The schema does not see what `tidy` refuses, and what the schema refuses is not used. */
export const field = <Value>(tidy: Tidy<Value>, schema: z.ZodMiniType<Value, Value>): Field<Value> =>
  z.pipe(
    tidied(tidy),
    z.optional(schema).check(
      always((payload) => {
        if (payload.issues.length > 0) payload.value = undefined;
      }),
    ),
  );

/** Fields are optional unless made required. */
export const required = <Value>(one: Field<Value>) => z.nonoptional(one);

/** An empty form field, or a missing JSON field. */
export const isAbsent = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === "string" && !/\S/.test(given));

/** Deeper than any form: deeper input counts as not empty and is refused by its rule. */
const MAX_DEPTH = 6;

/** An unused row or tab of a form: all its inputs are empty. */
export const isEmpty = (given: unknown, depth = 0): boolean =>
  isAbsent(given) ||
  (depth < MAX_DEPTH &&
    isPlainObject(given) &&
    Object.values(given).every((value) => isEmpty(value, depth + 1)));

export const isPlainObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The readable part of an object; empty fields are missing. */
export type Given<Fields extends Shape> = {
  -readonly [Name in keyof Fields]?: Exclude<z.output<Fields[Name]>, undefined>;
};

/** The whole object, if nothing was refused. */
export type Filled<Fields extends Shape> = {
  -readonly [Name in keyof Fields as undefined extends z.output<Fields[Name]> ? never : Name]: z.output<
    Fields[Name]
  >;
} & {
  -readonly [Name in keyof Fields as undefined extends z.output<Fields[Name]> ? Name : never]?: Exclude<
    z.output<Fields[Name]>,
    undefined
  >;
};

export const withoutEmpty = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;

interface GroupOptions {
  /** If all fields are empty, the result is an empty object instead of undefined. */
  readonly keepsEmpty?: boolean;
}

/** Several fields under one name. Unknown names are refused, so that nobody sets other fields. */
export const group = <Fields extends Shape>(shape: Fields, { keepsEmpty = false }: GroupOptions = {}) =>
  z.pipe(
    tidied((given, refuse) => {
      if (isEmpty(given)) return keepsEmpty && given !== undefined ? {} : undefined;
      if (isPlainObject(given)) return given;
      refuse("wrong_type");
      return {};
    }),
    z.optional(
      z.strictObject(shape).check(
        always((payload) => {
          payload.value = withoutEmpty(payload.value);
        }),
      ),
    ),
  );
