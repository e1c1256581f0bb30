import * as z from "zod/mini";
import { isEmail, MAX_EMAIL_LENGTH } from "#lib/email.ts";
import { hasInvisible } from "#lib/text/invisible.ts";
import { field, isAbsent, type Refuse } from "./field.ts";

/** Editors and chats leave these at the ends of copied text. */
const EDGE = /[\s\u200b\u2060\ufeff]/;

const TAG_START = /<\/?[a-z!]/i;

interface TextOptions {
  readonly max: number;
  /** Keeps line breaks. */
  readonly isLong?: boolean;
  /** For messages between people, which are shown as text and may contain code. */
  readonly allowsMarkup?: boolean;
  readonly description?: string;
}

const described = (max: number, description: string | undefined) =>
  z.string().check(z.maxLength(max), z.meta(description === undefined ? {} : { description }));

/** Free text: any script, no markup, no invisible characters. */
export const text = ({ max, isLong = false, allowsMarkup = false, description }: TextOptions) =>
  field(
    (given, refuse) => {
      const value = plain(given, max, refuse)?.normalize("NFC");
      if (value === undefined) return undefined;
      const tidy = isLong ? tidyLines(value) : value.replaceAll(/\s+/g, " ");
      return !allowsMarkup && hasMarkup(tidy) ? refuse("markup") : tidy;
    },
    described(max, description),
  );

/** Text for machines: full-width characters become plain ones. */
export const normalisedText = ({ max, description }: Pick<TextOptions, "max" | "description">) =>
  field((given, refuse) => compact(given, max, refuse), described(max, description));

export const email = field(
  (given, refuse) => {
    const value = compact(given, MAX_EMAIL_LENGTH, refuse);
    return value === undefined || isEmail(value) ? value : refuse("email");
  },
  z.string().check(z.maxLength(MAX_EMAIL_LENGTH), z.meta({ format: "email" })),
);

/** Whether a text is too long even after trimming; such a text is neither read nor copied. */
const isBeyond = (given: unknown, max: number): boolean =>
  typeof given === "string" && given.length > 2 * max + 200;

/** The trimmed text, or undefined; a number becomes its digits. */
function plain(given: unknown, max: number, refuse: Refuse): string | undefined {
  if (isBeyond(given, max)) return refuse("too_long", { count: max });
  if (isAbsent(given)) return undefined;
  if (typeof given !== "string" && typeof given !== "number") return refuse("wrong_type");
  const value = withoutEdges(String(given)).replaceAll(/\r\n?/g, "\n");
  if (value === "") return undefined;
  return hasInvisible(value) ? refuse("invisible") : value;
}

/** Trims from both ends with a loop: a regular expression with `+$` would be quadratic on long runs of blanks. */
function withoutEdges(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && EDGE.test(value.charAt(start))) start += 1;
  while (end > start && EDGE.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

/** A tag needs both brackets. They are searched one after the other, so that no text is read twice. */
function hasMarkup(value: string): boolean {
  const start = value.search(TAG_START);
  return start >= 0 && value.includes(">", start);
}

/** For links, addresses and symbols: normalised, on one line. */
export const compact = (given: unknown, max: number, refuse: Refuse): string | undefined =>
  plain(given, max, refuse)?.normalize("NFKC").replaceAll("。", ".").replaceAll(/\s+/g, " ").trim();

const tidyLines = (value: string): string =>
  value
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n");
