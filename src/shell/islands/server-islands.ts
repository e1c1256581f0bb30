import { createContext, type ReactNode } from "react";
import type { IslandName } from "./island-name.ts";

/** The scripts of each island; none are known while they are worked on. */
export type IslandScripts = Partial<Readonly<Record<IslandName, readonly string[]>>>;

interface IslandDrawing {
  /** Draws a part as a root of its own, its ids beginning with the prefix. */
  readonly draw: (part: ReactNode, prefix: string) => string;
  readonly scripts: IslandScripts;
}

/** The server's entry gives it. */
export const ServerIslands = createContext<IslandDrawing>({ draw: () => "", scripts: {} });
