/** What stands as JSON behind an island, for the browser to draw it with. */
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";

export interface IslandData {
  readonly language: Language;
  readonly messages: MessageTree;
  readonly props: object;
}
