/** Returns the methods of an address, for the 405 of all others. */
import type { Hono } from "hono";
import type { ServerEnvironment } from "#server/server-environment.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Empty if there is no such address. Middleware matches every address, so it does not count. */
export function allowedMethods({ router }: Hono<ServerEnvironment>, path: string): string[] {
  const taken = METHODS.filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (taken.length === 0) return [];
  return taken.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)).concat("OPTIONS");
}
