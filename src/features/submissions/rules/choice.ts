import { isAbsent, type Rule } from "./rule.ts";

/** One of a few words, in any case. */
export const choice = <const Word extends string>(words: readonly Word[]): Rule<Word> => ({
  isRequired: false,
  schema: { type: "string", enum: [...words] },
  read(given, path, problems) {
    if (isAbsent(given)) return undefined;
    const typed = typeof given === "string" ? given.trim().toLowerCase() : "";
    return words.find((word) => word.toLowerCase() === typed) ?? problems.add(path, "choice");
  },
});

const YES = new Set<unknown>([true, "true", "yes", "on", "1", 1]);
const NO = new Set<unknown>([false, "false", "no", "off", "0", 0]);

/** True or false, or what a form says for it. */
export const flag: Rule<boolean> = {
  isRequired: false,
  schema: { type: "boolean" },
  read(given, path, problems) {
    if (isAbsent(given)) return undefined;
    const typed = typeof given === "string" ? given.trim().toLowerCase() : given;
    if (YES.has(typed)) return true;
    return NO.has(typed) ? false : problems.add(path, "choice");
  },
};
