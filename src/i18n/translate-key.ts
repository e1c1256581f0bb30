/**
 * Translates keys that are chosen at run time. A wrong key is a type error, but the values are not checked against
 * the key. If the key is a literal in the code, use use-intl's `t`, which also checks the values.
 */
import format, { type CompiledMessage } from "icu-minify/format";
import type { MessageKey } from "./generated/messages.ts";
import type { MessageTree } from "./message-tree.ts";

/** The keys below a branch, without the branch: `KeyBelow<"mail">` includes `layout.greeting`. */
export type KeyBelow<Branch extends string, Key = MessageKey> = Key extends `${Branch}.${infer Rest}`
  ? Rest
  : never;

export type MessageValues = Readonly<Record<string, string | number>>;

export type TranslateKey = (key: MessageKey, values?: MessageValues) => string;

/** The same with an explicit language, for mails, feeds and API responses. */
export type TranslateKeyIn = (language: string, key: MessageKey, values?: MessageValues) => string;

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/** use-intl expects uncompiled messages outside the bundle, so this formatter reads the compiled ones. */
export const createTranslateKey =
  (tree: MessageTree, locale: string): TranslateKey =>
  (key, values) => {
    let message: unknown = tree;
    for (const step of key.split(".")) message = (message as MessageTree | undefined)?.[step];
    if (typeof message !== "string" && !Array.isArray(message)) throw new Error(`No message ${key}`);
    return String(format(message as CompiledMessage, locale, values, { formatters, timeZone: "UTC" }));
  };
