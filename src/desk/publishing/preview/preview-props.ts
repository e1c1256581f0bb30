import type { ReferredNames } from "#features/publishing/model.ts";
import type { Language } from "#i18n/languages.ts";
import type { Content } from "#desk/publishing/content/content-calls.ts";

/** Of a listing: network and contract of a token are in its ref. */
export interface PreviewedListing {
  readonly ref: string;
  readonly names: ReferredNames | null;
}

export interface PreviewProps {
  readonly content: Content;
  readonly language: Language;
  readonly listing: PreviewedListing;
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** A text by language; the other languages stay empty. */
export const textIn = (value: unknown, language: string): string =>
  textOf((value as Readonly<Record<string, unknown>> | null | undefined)?.[language]);
