/** The context that the server provides to every loader and action. entry.server.tsx re-exports the keys. */
import { createContext } from "react-router";
import type { ApiOrigins } from "#browser/api/origins.ts";
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import type { Translate } from "#i18n/server/message-catalogue.ts";
import type { TranslateKey } from "#i18n/translate-key.ts";
import type { ReadForm } from "#server/pages/page-forms.ts";
import type { PageServices } from "#server/services.ts";
import type { IslandFiles } from "#shell/islands/server-islands.ts";
import type { HostVariant } from "#shell/navigation/host-variant.ts";

/** A script that every page loads. */
export interface EntryModule {
  readonly path: string;
  /** The hash of the file's content. Undefined in development. */
  readonly integrity?: string | undefined;
  /** False for scripts that only others import. */
  readonly isRun: boolean;
}

export interface PageRequest {
  readonly language: Language;
  readonly variant: HostVariant;
  /** For an address without a page: the path, without its language, of the most similar page. */
  readonly nearestPage: () => string | null;
  /** The origin of canonical addresses, without a trailing slash. */
  readonly publicOrigin: string;
  /** The hosts that the browser calls. */
  readonly apiOrigins: ApiOrigins;
  /** The browser's entry scripts; in development also React's own. */
  readonly entryModules: readonly EntryModule[];
  readonly islandFiles: IslandFiles;
  /** Publishes an island's props at the page's `islandDataPath` and returns their version. */
  readonly publishIsland: (name: string, json: string, version?: string) => string;
  /** Whether the service worker is enabled. */
  readonly hasWorker: boolean;
  readonly allMessages: MessageTree;
  readonly translate: Translate;
  readonly translateKey: TranslateKey;
  /** Reads the posted form with limits; `request.formData()` has none and throws. */
  readonly readForm: ReadForm;
  readonly reportError: (error: unknown) => void;
}

export const pageRequestContext = createContext<PageRequest>();

export const servicesContext = createContext<PageServices>();
