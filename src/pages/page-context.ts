/** What the server hands to every loader and action. The keys are re-exported by entry.server.tsx. */
import { createContext } from "react-router";
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import type { Translate } from "#i18n/server/catalogue.ts";
import type { PageServices } from "#server/services.ts";
import type { IslandScripts } from "#shell/islands/server-islands.ts";
import type { HostVariant } from "#shell/navigation/host-variant.ts";

export interface PageRequest {
  readonly language: Language;
  readonly variant: HostVariant;
  /** Where canonical addresses begin, without a slash at the end. */
  readonly publicOrigin: string;
  readonly apiOrigin: string;
  readonly apiBetaOrigin: string;
  /** The browser's first scripts: ours, and before it what React needs while it is worked on. */
  readonly entryModules: readonly string[];
  readonly islandScripts: IslandScripts;
  /** Whether pages are kept on the reader's device. */
  readonly hasWorker: boolean;
  readonly allMessages: MessageTree;
  readonly translate: Translate;
  readonly reportError: (error: unknown) => void;
}

export const pageRequestContext = createContext<PageRequest>();

export const servicesContext = createContext<PageServices>();
