import * as z from "zod/mini";
import { field, isAbsent } from "./field.ts";

/** No choice is longer; longer input is not even trimmed. */
const MAX_LENGTH = 200;

const wordOf = (given: unknown): string =>
  typeof given === "string" && given.length <= MAX_LENGTH ? given.trim().toLowerCase() : "";

/** One of a few words, case-insensitive. */
export const choice = <const Word extends string>(words: readonly Word[]) =>
  field((given, refuse) => {
    if (isAbsent(given)) return undefined;
    const typed = wordOf(given);
    return words.find((word) => word.toLowerCase() === typed) ?? refuse("choice");
  }, z.enum(words));

const YES = new Set<unknown>([true, "true", "yes", "on", "1", 1]);
const NO = new Set<unknown>([false, "false", "no", "off", "0", 0]);

/** A boolean, or a form's value for it. */
export const flag = field((given, refuse) => {
  if (isAbsent(given)) return undefined;
  const typed = typeof given === "string" ? wordOf(given) : given;
  if (YES.has(typed)) return true;
  return NO.has(typed) ? false : refuse("choice");
}, z.boolean());
