import {
  Problems,
  readFields,
  type Fields,
  type Problem,
  type Values,
} from "#features/submissions/rules/rule.ts";

/** What could be read of a form. Without problems the value is whole. */
export interface Reading<Value> {
  readonly value: Partial<Value>;
  readonly problems: readonly Problem[];
}

export interface Form<Value> {
  readonly fields: Fields;
  readonly read: (given: unknown) => Reading<Value>;
}

/** `finish` looks at what no field can see alone, and gives the fields their final shape. */
export const createForm = <Of extends Fields, Value>(
  fields: Of,
  finish: (draft: Partial<Values<Of>>, problems: Problems, given: unknown) => Partial<Value>,
): Form<Value> => ({
  fields,
  read(given) {
    const problems = new Problems();
    const draft = readFields(fields, given, "", problems);
    const value = finish(draft, problems, given);
    return { value, problems: problems.list };
  },
});
