import { createContext, type ReactNode } from "react";
import type { Language } from "#i18n/languages.ts";
import { Slots, type Piece } from "#shell/kept/slots.ts";

/** The files that the build made for each island; empty in development. */
export interface IslandFiles {
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly messages: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

interface ServerIslands {
  /** Renders a part as its own root; its ids begin with the prefix. */
  readonly render: (part: ReactNode, prefix: string) => readonly Piece[];
  readonly slots: Slots;
  /** Publishes the props at the page's `islandDataPath` and returns their version, which is computed unless known. */
  readonly publish: (name: string, json: string, version?: string) => string;
  readonly files: IslandFiles;
}

/** entry.server.tsx provides it. */
export const ServerIslandsContext = createContext<ServerIslands>({
  render: () => [],
  slots: new Slots(),
  publish: () => "",
  files: { scripts: {}, messages: {} },
});
