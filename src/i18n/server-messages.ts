import { createContext } from "react";
import type { MessageTree } from "./message-tree.ts";

/**
 * All messages of the language, for rendering on the server. Null in the browser, which gets only the messages it
 * needs.
 */
export const ServerMessages = createContext<MessageTree | null>(null);
