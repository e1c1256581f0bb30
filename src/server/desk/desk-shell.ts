/**
 * The HTML of the operators' desk: the same for every address below /desk. It says whether somebody is signed in;
 * everything else comes through /api/desk.
 */
import { createHash } from "node:crypto";
import { getCookie } from "hono/cookie";
import { brand } from "#brand/brand.ts";
import type { Operators } from "#features/operators/server/service.ts";
import { sessionCookieName } from "#features/operators/server/session-cookie.ts";
import type { App } from "#server/app.ts";
import { themeScript } from "#shell/theme/theme-script.ts";
import type { DeskFiles } from "./desk-files.ts";

interface DeskShellOptions {
  readonly operators: Operators;
  /** Read on the first visit. */
  readonly files: () => DeskFiles;
}

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Nothing but our own files; images may also be previews that the page made itself. */
const policyOf = ({ integrity }: DeskFiles): string =>
  [
    "default-src 'none'",
    `script-src '${integrity}' '${sha256(themeScript)}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

function shellOf({ script, integrity, imports, styles }: DeskFiles, isSignedIn: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${brand.name} Desk</title>
<link rel="icon" href="/favicon.ico">
<script>${themeScript}</script>
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join("\n")}
${imports.map((file) => `<link rel="modulepreload" href="${file}">`).join("\n")}
<script type="module" src="${script}" integrity="${integrity}"></script>
</head>
<body${isSignedIn ? " data-signed-in" : ""}>
<div id="desk"></div>
<noscript>The desk needs JavaScript.</noscript>
</body>
</html>
`;
}

export function mountDeskShell(app: App, { operators, files }: DeskShellOptions): void {
  const { host } = new URL(operators.origin);
  const cookie = sessionCookieName(operators.origin);
  const paths = ["/desk", "/desk/:rest{.+}"];
  for (const path of paths)
    app.get(path, async (c) => {
      const shared = { "cache-control": "no-store", "x-robots-tag": "noindex" };
      const { pathname, search } = new URL(c.req.url);
      // Passkeys belong to one name, so the desk has only one.
      if (c.req.header("host") !== host)
        return c.body(null, 307, { ...shared, location: operators.origin + pathname + search });
      if (pathname.startsWith("/desk/assets/")) return c.notFound();
      const session = await operators.sessionOperator(getCookie(c, cookie) ?? "");
      const built = files();
      // The first person may have been invited after the start.
      if (session === null) setImmediate(() => void operators.warmUp().catch(() => undefined));
      return c.html(shellOf(built, session !== null), 200, {
        ...shared,
        "content-security-policy": policyOf(built),
        "referrer-policy": "no-referrer",
      });
    });
}
