/** Refuses JSON that is too deep or too large before any schema reads it. */
import type { MiddlewareHandler } from "hono";
import type { Replies } from "#platform/api/respond.ts";
import { hasModestShape } from "#platform/forms/parse-json.ts";
import { mediaType } from "#platform/forms/read-form.ts";

export const modestJson =
  ({ sendFailure }: Replies): MiddlewareHandler =>
  async (c, next) => {
    if (!mediaType(c.req.header("content-type")).endsWith("json")) return next();
    // Hono caches the text for the next reader of the body.
    return hasModestShape(await c.req.text()) ? next() : sendFailure(c, "bad_request");
  };
