import { createContext, type ReactNode } from "react";

/** Draws a part as a root of its own, its ids beginning with the prefix. The server's entry gives it. */
export const DrawIsland = createContext<(part: ReactNode, prefix: string) => string>(() => "");
