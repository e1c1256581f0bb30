import { useMemo, type ComponentProps } from "react";
import { qrPicture } from "./qr-path.ts";
import { Qr } from "./qr.tsx";

interface TextQrProps extends Omit<ComponentProps<typeof Qr>, "picture"> {
  readonly text: string;
}

/** For a text that only the browser knows; it includes the encoder. */
export function TextQr({ text, ...rest }: TextQrProps) {
  return <Qr {...rest} picture={useMemo(() => qrPicture(text), [text])} />;
}
