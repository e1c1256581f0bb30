/** The browser's first script. Most pages need no more than it: the shell is HTML, and this makes it work. */
import { enhanceShell } from "#shell/enhance/enhance-shell.ts";

enhanceShell();

// Only pages that are worked with (see PageHandle.isInteractive) carry what React Router wakes them up with.
if ("__reactRouterContext" in window) void import("./hydrate.tsx");
