import { encodeQR } from "qr";

export interface QrPicture {
  /** Modules along one side, quiet zone included. */
  readonly size: number;
  /** A stroke one module wide. */
  readonly path: string;
}

/** Scanners need four empty modules around the code. */
const QUIET_ZONE = 4;

/** One path of horizontal runs, each relative to the end of the previous one, which compresses best. */
export function qrPicture(text: string): QrPicture {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  let path = "";
  let endX = 0;
  let endY = 0;
  for (const { x, y, length } of modules.flatMap(runsOf)) {
    path += path === "" ? `M${x} ${y + 0.5}` : `m${x - endX} ${y - endY}`;
    path += `h${length}`;
    endX = x + length;
    endY = y;
  }
  return { size: modules.length, path };
}

function runsOf(row: readonly boolean[], y: number): { x: number; y: number; length: number }[] {
  const runs = [];
  for (let x = row.indexOf(true); x >= 0;) {
    const end = row.indexOf(false, x);
    const length = (end < 0 ? row.length : end) - x;
    runs.push({ x, y, length });
    x = row.indexOf(true, x + length);
  }
  return runs;
}
