/**
 * A part of the page that never changes while a visit lasts: the server draws it, the browser keeps what it was
 * sent. Neither the code that draws it nor its texts are loaded, and React never touches its inside; a small
 * script makes it work (see shell/enhance).
 */
import { useState, type HTMLAttributes, type ReactNode } from "react";
import { useHydrated } from "#ui/hydrated.ts";

interface ServerDrawnProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML"> {
  readonly as?: "div" | "header" | "footer";
  /** Written as `import.meta.env.SSR ? <Part /> : null`, so that the browser's build drops the part. */
  readonly children: ReactNode;
}

/** React leaves the content of an element alone that it believes to have been set as HTML. */
const LEFT_ALONE = { __html: "" };

export function ServerDrawn({ as: Tag = "div", children, ...rest }: ServerDrawnProps) {
  // Mounted later, after an error of the whole document, there is nothing to keep and nothing may be set.
  const isMountedLate = useHydrated();
  const [isKept] = useState(!isMountedLate);
  if (import.meta.env.SSR) return <Tag {...rest}>{children}</Tag>;
  return isKept ? (
    <Tag {...rest} suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
  ) : (
    <Tag {...rest} />
  );
}
