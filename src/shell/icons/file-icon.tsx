import { IconFrame } from "#ui/icon-frame.tsx";
import icons from "./icons.svg?no-inline";

interface FileIconProps {
  /** As Lucide names it. */
  readonly name: string;
  /** Inside what is closed at first: show-pictures.ts shows it. */
  readonly deferred?: boolean;
}

/** From one file: drawn into the page these icons would be sent with every page. */
export function FileIcon({ name, deferred }: FileIconProps) {
  const href = deferred ? "data-href" : "href";
  return (
    <IconFrame size={20}>
      <use {...{ [href]: `${icons}#${name}` }} />
    </IconFrame>
  );
}
