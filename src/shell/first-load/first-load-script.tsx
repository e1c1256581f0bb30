/** A script inside the served page that runs while the browser reads it, before our program is there. */
import { useHydrated } from "#ui/hydrated.ts";

interface FirstLoadScriptProps {
  /** Written as `import.meta.env.SSR ? text : ""`: only the server needs it. */
  readonly text: string;
}

/**
 * Drawn by the server only: a browser that enforces Trusted Types refuses scripts that a program makes, so a
 * shell that is mounted later must not try.
 */
export function FirstLoadScript({ text }: FirstLoadScriptProps) {
  if (useHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
