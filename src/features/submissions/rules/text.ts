import { isEmail } from "#lib/email.ts";
import { isAbsent, type Problems, type Rule } from "./rule.ts";

/** Marks that hide or turn round what follows; joiners stay, Hindi and emoji need them. */
const INVISIBLE =
  /[\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\u{e0000}-\u{e007f}]|(?![\n\t])\p{Cc}/u;

/** Editors and chats leave these at the ends of what is copied. */
const EDGES = /^[\s\u200b\u2060\ufeff]+|[\s\u200b\u2060\ufeff]+$/g;

const MARKUP = /<\/?[a-z!][^>]*>/i;

interface TextOptions {
  readonly max: number;
  /** Line breaks are kept. */
  readonly isLong?: boolean;
  /** For letters between people: they are shown as text, and may speak of code. */
  readonly allowsMarkup?: boolean;
  readonly description?: string;
}

/** A text as people write it: any script, no markup, nothing hidden. */
export const text = ({
  max,
  isLong = false,
  allowsMarkup = false,
  description,
}: TextOptions): Rule<string> => ({
  isRequired: false,
  schema: { type: "string", maxLength: max, ...(description !== undefined && { description }) },
  read(given, path, problems) {
    const value = plain(given, path, problems)?.normalize("NFC");
    if (value === undefined) return undefined;
    const tidy = isLong ? tidyLines(value) : value.replaceAll(/\s+/g, " ");
    if (!allowsMarkup && MARKUP.test(tidy)) return problems.add(path, "markup");
    return fit(tidy, max, path, problems);
  },
});

/** Text whose signs mean something to a machine: full-width forms become plain ones. */
export const sign = ({ max, description }: Pick<TextOptions, "max" | "description">): Rule<string> => ({
  isRequired: false,
  schema: { type: "string", maxLength: max, ...(description !== undefined && { description }) },
  read(given, path, problems) {
    const value = compact(given, path, problems);
    return value === undefined ? undefined : fit(value, max, path, problems);
  },
});

export const email: Rule<string> = {
  isRequired: false,
  schema: { type: "string", format: "email", maxLength: 254 },
  read(given, path, problems) {
    const value = compact(given, path, problems);
    if (value === undefined) return undefined;
    return isEmail(value) ? value : problems.add(path, "email");
  },
};

/** The text without what surrounds it, or undefined; a number is taken for its digits. */
function plain(given: unknown, path: string, problems: Problems): string | undefined {
  if (isAbsent(given)) return undefined;
  if (typeof given !== "string" && typeof given !== "number") return problems.add(path, "wrong_type");
  const value = String(given).replaceAll(EDGES, "").replaceAll(/\r\n?/g, "\n");
  if (value === "") return undefined;
  return INVISIBLE.test(value) ? problems.add(path, "invisible") : value;
}

/** For links, addresses and symbols: one spelling, on one line. */
export const compact = (given: unknown, path: string, problems: Problems): string | undefined =>
  plain(given, path, problems)?.normalize("NFKC").replaceAll("。", ".").replaceAll(/\s+/g, " ").trim();

const fit = (value: string, max: number, path: string, problems: Problems): string | undefined =>
  value.length > max ? problems.add(path, "too_long", { count: max }) : value;

const tidyLines = (value: string): string =>
  value
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n");
