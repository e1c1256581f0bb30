import { IconFrame } from "#ui/icon-frame.tsx";
import { DEFERRED_HREF } from "#ui/illustrations/picture/picture-attributes.ts";
import icons from "./icons.svg?no-inline";

interface FileIconProps {
  /** The name in Lucide. */
  readonly name: string;
  /** Inside a closed element; file-icon.browser.ts loads it. */
  readonly deferred?: boolean;
}

/** References one shared file; inlined, these icons would be sent with every page. */
export function FileIcon({ name, deferred }: FileIconProps) {
  const href = deferred ? DEFERRED_HREF : "href";
  return (
    <IconFrame size={20}>
      <use {...{ [href]: `${icons}#${name}` }} />
    </IconFrame>
  );
}
