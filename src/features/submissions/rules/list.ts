import * as z from "zod/mini";
import { always, isEmpty, tidied, type Field } from "./field.ts";

interface ListOptions {
  readonly max: number;
  /** Also accepts one text with commas. */
  readonly isSplit?: boolean;
  /** Removes duplicates. */
  readonly isSet?: boolean;
  /** If all rows are empty, the result is an empty list instead of undefined. */
  readonly keepsEmpty?: boolean;
}

/** A list of fields. A single value is accepted as a list of one. */
export function list<Item>(item: Field<Item>, options: ListOptions): Field<Item[]> {
  const { max, isSplit = false, isSet = false, keepsEmpty = false } = options;
  const rows = z.array(item).check(
    z.maxLength(max),
    always((payload) => {
      const values = payload.value.filter((value) => value !== undefined);
      payload.value = isSet ? withoutRepeats(values) : values;
    }),
  );
  const schema = z.pipe(
    tidied((given, refuse) => {
      if (isEmpty(given)) return undefined;
      const typed = rowsOf(given, isSplit);
      if (typed.length > max) return refuse("too_many", { count: max });
      // Empty rows are skipped but keep their index, so that problems appear at the right rows.
      return typed.length === 0 ? undefined : typed.map((row) => (isEmpty(row) ? undefined : row));
    }),
    z.optional(rows),
  ) as Field<Item[]>; // The check of the rows leaves no empty one.
  return schema.check(
    always((payload) => {
      const isLeftEmpty = keepsEmpty && payload.issues.length === 0;
      if (payload.value?.length === 0 && !isLeftEmpty) payload.value = undefined;
    }),
  );
}

function rowsOf(given: unknown, isSplit: boolean): unknown[] {
  if (Array.isArray(given)) return given;
  return isSplit && typeof given === "string" ? given.split(/[,，、;；\n]/) : [given];
}

const withoutRepeats = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
