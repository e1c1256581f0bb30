/** What the shell may have to say on an interactive page; the rest of it is served as HTML and needs no texts. */
import type { MessagePath } from "#i18n/message-tree.ts";

/** Sent with every interactive page, so each message is named. */
export const SHELL_MESSAGES: readonly MessagePath[] = [
  "common.a11y.closeDialog",
  "common.errors.offline",
  "error.backHome",
  "error.chunk.failed",
  "error.code",
  "error.details",
  "error.maintenance",
  "error.retry",
  "error.text",
  "error.title",
  "error.tooMany",
  "notFound.backHome",
  "notFound.helpCentre",
  "notFound.hint",
  "notFound.imageAlt",
  "notFound.message",
  "offline.text",
  "offline.title",
];
