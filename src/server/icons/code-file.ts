import { qrPicture } from "#ui/qr/qr-path.ts";
import type { Tones } from "./tone.ts";

/** A QR code as a file. */
export function codeFile(text: string, tone: Tones): string {
  const { size, path } = qrPicture(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="${tone("--qr-paper")}"/><path d="${path}" fill="none" stroke="${tone("--qr-ink")}"/></svg>`;
}
