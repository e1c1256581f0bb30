import { createContext } from "react";
import type { MessageTree } from "./message-tree.ts";

/** All texts of the language, for drawing on the server; null in the browser, which has only those it needs. */
export const ServerMessages = createContext<MessageTree | null>(null);
