/**
 * A call of `/api/desk`. Every route names its verb; features/operators decides who may use it and records it:
 *
 *     const route = deskRoute("review.claim", { method: "post", path: "/api/desk/claims/{number}", … });
 *     app.openapi(route, async (c) => { const { operator } = c.get("desk"); … });
 *
 * The calls are not part of the public OpenAPI document.
 */
import { createRoute, z, type RouteConfig } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler, Next } from "hono";

export interface DeskOperator {
  readonly id: number;
  readonly name: string;
  /** What the public sees instead of the name. */
  readonly pseudonym: string;
  readonly roles: readonly string[];
}

/** The signed-in operator of a call. */
export interface DeskCall {
  readonly operator: DeskOperator;
  readonly sessionId: number;
  /** Runs the handler if the operator may do this. Responds with a refusal, or that a second person must agree. */
  readonly permit: (
    verb: string,
    c: Context<DeskEnvironment>,
    next: Next,
    isValidBody: BodyCheck,
  ) => Promise<Response | undefined>;
}

export interface DeskEnvironment {
  Variables: { requestId: string; desk: DeskCall };
}

/** Whether the route's schema accepts this body. */
export type BodyCheck = (body: string) => boolean;

function bodyCheckOf({ request }: Pick<RouteConfig, "request">): BodyCheck {
  const content = request?.body?.content["application/json"];
  const schema = content && "schema" in content ? content.schema : undefined;
  return (body) => {
    if (!(schema instanceof z.ZodType)) return true;
    try {
      return schema.safeParse(JSON.parse(body)).success;
    } catch {
      return false;
    }
  };
}

/** The middleware runs before the input is validated, so that strangers learn nothing about it. */
const permitted =
  (verb: string, isValidBody: BodyCheck): MiddlewareHandler<DeskEnvironment> =>
  (c, next) =>
    c.get("desk").permit(verb, c, next, isValidBody);

// An interface would not match the index signature of RouteConfig.
type DeskRouteMarks = {
  hide: true;
  middleware: MiddlewareHandler<DeskEnvironment>;
};

export const deskRoute = <
  const Path extends string,
  Route extends Omit<RouteConfig, "path"> & { path: Path },
>(
  verb: string,
  route: Route,
) =>
  createRoute<Path, Route & DeskRouteMarks>({
    ...route,
    hide: true,
    middleware: permitted(verb, bodyCheckOf(route)),
  });
