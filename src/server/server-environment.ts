import type { HttpBindings } from "@hono/node-server";
import type { LimitRefusal } from "#platform/rate-limit.ts";

/** The Hono environment of a request: Node's own objects and the log id. */
export interface ServerEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Set if a form comes back with what was typed, unprocessed. */
    returned?: LimitRefusal;
  };
}
