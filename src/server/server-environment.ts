import type { HttpBindings } from "@hono/node-server";

/** What travels with a request through Hono: Node's own objects and the id of the log. */
export interface ServerEnvironment {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}
