/** The editors' collections (content/site/collections.json): lists with a page of their own. */
import collections from "#content/site/collections.json" with { type: "json" };
import { isKind } from "#features/catalogue/kinds.ts";
import type { FullText } from "#features/catalogue/model.ts";
import { REQUIRED_FACTS, type Refinement } from "#features/catalogue/refine.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

interface CollectionFile {
  readonly key: string;
  readonly title: FullText;
  readonly text: FullText;
  /** All DApps of a kind, or with these facts. */
  readonly kind?: string;
  readonly facts?: readonly string[];
  /** Otherwise these, by id. */
  readonly dapps?: readonly number[];
}

export interface Collection {
  readonly key: string;
  readonly title: FullText;
  readonly text: FullText;
  readonly content: { readonly rule: Refinement } | { readonly dapps: readonly number[] };
}

function toCollection({ key, title, text, kind, facts = [], dapps }: CollectionFile): Collection {
  if (dapps) return { key, title, text, content: { dapps } };
  const rule = {
    ...(kind !== undefined && isKind(kind) && { kind }),
    facts: REQUIRED_FACTS.filter((fact) => facts.includes(fact)),
  };
  return { key, title, text, content: { rule } };
}

export const COLLECTIONS: readonly Collection[] = (collections as readonly CollectionFile[]).map(
  toCollection,
);

/** Without the language. */
export const collectionPath = ({ key }: Pick<Collection, "key">): string => `/dappstore/collection/${key}`;

export const collectionLinks = (all: readonly Collection[], language: Language) =>
  all.map((one) => ({ title: one.title[language], path: localPath(language, collectionPath(one)) }));
