// The texts of the site as the rules read them: every language, every namespace, keys flattened with dots.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import type { SourceFile } from "#tools/checks/source-tree.ts";

/** Dotted key → text, in the order of the file. */
export type Namespace = Readonly<Record<string, string>>;

interface GlossaryWord {
  readonly use: string;
  readonly plural?: string;
  /** Also correct: inflected forms, short forms, the verb of a noun. A `*` stands for any letters. */
  readonly accept?: readonly string[];
  /** Wrong everywhere on the site. A trailing `*` stands for any ending. */
  readonly avoid?: readonly string[];
  /** Wrong for this idea but right for another; for translators, not for the check. */
  readonly not?: readonly string[];
  readonly note?: string;
}

export interface GlossaryTerm {
  readonly id: string;
  /** Where the English word requires the term; by default everywhere. */
  readonly binds?: "labels" | "nowhere";
  readonly words: Readonly<Partial<Record<Language, GlossaryWord>>>;
}

export interface Glossary {
  readonly neverTranslate: {
    readonly names: Readonly<Record<string, readonly string[]>>;
    /** English words that may follow a translated term in brackets. */
    readonly glosses: readonly string[];
  };
  readonly terms: readonly GlossaryTerm[];
}

/** Texts that may be the same as in English, by language; `*` is for every language. */
export type SameAsEnglish = Readonly<Partial<Record<Language | "*", readonly string[]>>>;

/** Messages that may omit a term of the glossary: term → language → `namespace key`. */
export type OtherWords = Readonly<
  Record<string, Readonly<Partial<Record<Language | "*", readonly string[]>>>>
>;

export interface MessageCatalogue {
  readonly messages: Readonly<Partial<Record<Language, Readonly<Record<string, Namespace>>>>>;
  readonly glossary: Glossary;
  readonly sameAsEnglish: SameAsEnglish;
  readonly otherWords: OtherWords;
}

export interface Finding {
  readonly rule: string;
  /** Language, namespace and key: `ko/header bar.menu`. */
  readonly where: string;
  readonly problem: string;
}

export type Rule = (catalogue: MessageCatalogue) => Finding[];

/** A rule that also reads the code that shows a text. */
export type CodeRule = (catalogue: MessageCatalogue, files: readonly SourceFile[]) => Finding[];

export interface Message {
  readonly language: Language;
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
  readonly where: string;
}

export const placeOf = (language: Language, namespace: string, key = ""): string =>
  `${language}/${namespace} ${key}`.trimEnd();

export const messagesOf = ({ messages }: MessageCatalogue): Message[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(messages[language] ?? {}).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => ({
        language,
        namespace,
        key,
        text,
        where: placeOf(language, namespace, key),
      })),
    ),
  );

function flatten(value: unknown, path: string, into: Record<string, string>, file: string): void {
  if (typeof value === "string") {
    into[path] = value;
    return;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${file}: ${path || "the file"} is neither a text nor a group of texts`);
  }
  for (const [name, child] of Object.entries(value)) {
    flatten(child, path === "" ? name : `${path}.${name}`, into, file);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON`, { cause });
  }
}

function readLanguage(folder: string): Record<string, Namespace> {
  const namespaces: Record<string, Namespace> = {};
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith(".json")) continue;
    const texts: Record<string, string> = {};
    flatten(readJson(join(folder, name)), "", texts, join(folder, name));
    namespaces[name.slice(0, -".json".length)] = texts;
  }
  return namespaces;
}

export function readMessageCatalogue(root: string, source = "content/messages"): MessageCatalogue {
  const folder = join(root, source);
  const messages: Partial<Record<Language, Record<string, Namespace>>> = {};
  // The desk has its own folder, because its texts exist in fewer languages.
  for (const language of LANGUAGES) {
    const folders = [join(folder, language), join(root, "content/desk-messages", language)];
    const texts = folders.filter((one) => existsSync(one)).map((one) => readLanguage(one));
    if (texts.length > 0) messages[language] = Object.assign({}, ...texts) as Record<string, Namespace>;
  }
  return {
    messages,
    glossary: readJson(join(root, "content/messages/glossary.json")) as Glossary,
    sameAsEnglish: readJson(join(root, "tools/checks/messages/same-as-english.json")) as SameAsEnglish,
    otherWords: readJson(join(root, "tools/checks/messages/other-words.json")) as OtherWords,
  };
}
