/** The content of a form as names and values: as it is posted, stored as a draft and rendered again. */
import { CONSENTS, COUNTS } from "./model.ts";
import { flattenFields, nestFields } from "./form-names.ts";

export type Entry = readonly [name: string, value: string];
export type Entries = readonly Entry[];

export const valuesAt = (entries: Entries, name: string): string[] =>
  entries.filter(([own]) => own === name).map(([, value]) => value);

export const valueAt = (entries: Entries, name: string): string =>
  entries.find(([own]) => own === name)?.[1] ?? "";

export const withValue = (entries: Entries, name: string, value: string): Entries => [
  ...entries.filter(([own]) => own !== name),
  [name, value],
];

/** Twice the longest list, because one field with a large row number would render a thousand rows. */
const MAX_ROWS = 2 * Math.max(...Object.values(COUNTS));

/** The row index of a name in a list: 2 for `tokens.2.symbol` in `tokens`. */
function rowOf(name: string, list: string): number | null {
  const row = name.startsWith(`${list}.`) ? name.slice(list.length + 1).split(".")[0] : undefined;
  return row !== undefined && /^\d{1,3}$/.test(row) && Number(row) < MAX_ROWS ? Number(row) : null;
}

export const rowCount = (entries: Entries, list: string): number =>
  entries.reduce((count, [name]) => Math.max(count, (rowOf(name, list) ?? -1) + 1), 0);

/** Lists with parallel rows: each network has its address. */
const BESIDE: Readonly<Record<string, string>> = { network: "address" };

/** Appends a row of one field. */
export const addValue = (entries: Entries, list: string, value: string): Entries => [
  ...entries,
  [`${list}.${rowCount(entries, list)}`, value],
];

export const addRow = (entries: Entries, list: string): Entries => addValue(entries, list, "");

/** Removes a row; the rows after it move up. */
export function removeRow(entries: Entries, list: string, row: number): Entries {
  const without = entries.flatMap(([name, value]): Entry[] => {
    const own = rowOf(name, list);
    if (own === row) return [];
    if (own === null || own < row) return [[name, value]];
    const rest = name.slice(`${list}.${own}`.length);
    return [[`${list}.${own - 1}${rest}`, value]];
  });
  const beside = BESIDE[list];
  return beside === undefined ? without : removeRow(without, beside, row);
}

/** Yes/no questions, and the fields that count only after a yes. */
const ASKED_AFTER: Readonly<Record<string, readonly string[]>> = {
  referral: ["referral_distribution", "referral_activation", "rakeBackAccount"],
  audit: ["audit_url", "audit_report"],
  has_tokens: ["tokens"],
};

/** The prefix of the form's own entries, which are not fields: the pressed button, the open tab. */
const OWN_PREFIX = "_";

/** The fields for the schema, without those behind an answer of "no". */
export function fieldsIn(entries: Entries): Record<string, unknown> {
  const closed = Object.entries(ASKED_AFTER).flatMap(([question, names]) =>
    valuesAt(entries, question).some((answer) => answer === "no") ? names : [],
  );
  const isOpen = ([name]: Entry): boolean =>
    !name.startsWith(OWN_PREFIX) && !closed.includes(name.split(".")[0] ?? "");
  return nestFields(entries.filter(isOpen));
}

/** Lists of choices, where each choice has the list's own name. */
const CHOSEN = /^(category|consent)\.\d+$/;

/** A submission's fields as form entries; consents that were given stay given. */
export const entriesOf = (fields: object): Entries =>
  flattenFields({ ...fields, consent: CONSENTS }).map(([name, value]): Entry => [
    name.replace(CHOSEN, "$1"),
    value,
  ]);

/** Fields that were removed from the form are removed from the submission, too. */
export const replacing = (before: readonly string[], fields: object): Record<string, unknown> => ({
  ...Object.fromEntries(before.map((name) => [name, ""])),
  ...fields,
});
