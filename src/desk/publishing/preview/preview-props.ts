import type { Language } from "#i18n/languages.ts";
import type { Content } from "#desk/publishing/content/content-calls.ts";

export interface PreviewProps {
  readonly content: Content;
  readonly language: Language;
}
