/** What stands in a form, as names and values: the shape in which it is posted, kept as a draft and drawn again. */
import { CONSENTS } from "./model.ts";
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

/** The number of a name's row in a list: 2 for `tokens.2.symbol` in `tokens`. */
function rowOf(name: string, list: string): number | null {
  const row = name.startsWith(`${list}.`) ? name.slice(list.length + 1).split(".")[0] : undefined;
  return row !== undefined && /^\d{1,3}$/.test(row) ? Number(row) : null;
}

export const rowCount = (entries: Entries, list: string): number =>
  entries.reduce((count, [name]) => Math.max(count, (rowOf(name, list) ?? -1) + 1), 0);

/** Lists whose rows stand side by side: each network has its address. */
const BESIDE: Readonly<Record<string, string>> = { network: "address" };

/** An empty row at the end. */
export const addRow = (entries: Entries, list: string): Entries => [
  ...entries,
  [`${list}.${rowCount(entries, list)}`, ""],
];

/** Those behind it move up. */
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

/** Questions whose answer decides whether other fields count. */
const ASKED_AFTER: Readonly<Record<string, readonly string[]>> = {
  referral: ["referral_distribution", "referral_activation", "rakeBackAccount"],
  audit: ["audit_url", "audit_report"],
  has_tokens: ["tokens"],
};

/** Names with this sign are the form's own and no fields: which button was pressed, which tab is open. */
const OWN_SIGN = "_";

/** The fields as the schema reads them: what was typed behind an answer of "no" is left out. */
export function fieldsIn(entries: Entries): Record<string, unknown> {
  const closed = Object.entries(ASKED_AFTER).flatMap(([question, names]) =>
    valuesAt(entries, question).some((answer) => answer === "no") ? names : [],
  );
  const isOpen = ([name]: Entry): boolean =>
    !name.startsWith(OWN_SIGN) && !closed.includes(name.split(".")[0] ?? "");
  return nestFields(entries.filter(isOpen));
}

/** Lists that are chosen from, not written: each choice has the list's own name. */
const CHOSEN = /^(category|consent)\.\d+$/;

/** A submission's fields as they stand in its form; what was agreed to once stays agreed to. */
export const entriesOf = (fields: object): Entries =>
  flattenFields({ ...fields, consent: CONSENTS }).map(([name, value]): Entry => [
    name.replace(CHOSEN, "$1"),
    value,
  ]);

/** What was taken out of the form is taken out of the submission, instead of staying as it was. */
export const replacing = (before: readonly string[], fields: object): Record<string, unknown> => ({
  ...Object.fromEntries(before.map((name) => [name, ""])),
  ...fields,
});
