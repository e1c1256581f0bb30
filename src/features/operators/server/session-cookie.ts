/**
 * The cookie of a session. Over https its name begins with `__Host-`, which no subdomain can set. On http://localhost
 * browsers disagree about secure cookies, so there it has a plain name.
 */
import type { Context } from "hono";
import { SESSION_MAX_MS } from "#features/operators/model.ts";

const isSecure = (origin: string): boolean => origin.startsWith("https:");

export const sessionCookieName = (origin: string): string => (isSecure(origin) ? "__Host-desk" : "desk");

/** An empty token removes the cookie. */
export function sendSessionCookie(c: Context, origin: string, token: string): void {
  const parts = [
    `${sessionCookieName(origin)}=${token}`,
    "Path=/",
    `Max-Age=${token === "" ? 0 : SESSION_MAX_MS / 1_000}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(isSecure(origin) ? ["Secure"] : []),
  ];
  c.header("set-cookie", parts.join("; "), { append: true });
}
