import { isEmpty, type Rule } from "./rule.ts";

interface ListOptions {
  readonly max: number;
  /** Also written as one text with commas. */
  readonly isSplit?: boolean;
  /** A row that was left empty is told as missing instead of passed over. */
  readonly keepsEmpty?: boolean;
  /** The same twice is once. */
  readonly isSet?: boolean;
}

/** Several of the same. One alone need not be in a list. */
export function list<Item>(item: Rule<Item>, options: ListOptions): Rule<Item[]> {
  const { max, isSplit = false, keepsEmpty = false, isSet = false } = options;
  return {
    isRequired: false,
    schema: { type: "array", items: item.schema, maxItems: max },
    read(given, path, problems) {
      if (given === undefined || given === null || given === "") return undefined;
      const rows = rowsOf(given, isSplit);
      if (rows.length > max) return problems.add(path, "too_many", { count: max });
      const values = rows.flatMap((row, at) => {
        // Its place in the form stays its number, so that the problem is shown at its row.
        if (isEmpty(row) && !keepsEmpty) return [];
        const value = item.read(row, `${path}.${at}`, problems);
        return value === undefined ? [] : [value];
      });
      if (values.length === 0) return undefined;
      return isSet ? withoutRepeats(values) : values;
    },
  };
}

function rowsOf(given: unknown, isSplit: boolean): unknown[] {
  if (Array.isArray(given)) return given;
  return isSplit && typeof given === "string" ? given.split(/[,，、;；\n]/) : [given];
}

const withoutRepeats = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
