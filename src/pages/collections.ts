/** The editors' collections: lists with a page of their own. */
import type { CollectionRecord } from "#features/site-content/schema.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** Without the language. */
export const collectionPath = ({ key }: Pick<CollectionRecord, "key">): string =>
  `/dappstore/collection/${key}`;

export const collectionLinks = (all: readonly CollectionRecord[], language: Language) =>
  all.map((one) => ({ title: one.title[language], path: localPath(language, collectionPath(one)) }));
