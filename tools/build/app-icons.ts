/** Renders the brand's marks as the icons that browsers and phones request. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const APP_SIZES = [180, 192, 512];
const FAVICON_SIZE = 32;

/** Renders the SVG large and scales it down, which keeps edges clean at any size. */
const draw = (file: string, size: number): Promise<Buffer> =>
  sharp(file, { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An ICO file with one PNG inside. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // Type 1 is an icon.
  head.writeUInt16LE(1, 4); // The file contains one picture.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export async function writeAppIcons(root: string, served: string): Promise<void> {
  const brand = join(root, "build/content/brand");
  const icons = join(served, "icons");
  mkdirSync(icons, { recursive: true });
  const square = join(brand, "logos/icon-square.svg");
  await Promise.all(
    APP_SIZES.map(async (size) => writeFileSync(join(icons, `app-${size}.png`), await draw(square, size))),
  );
  const mark = await draw(join(brand, "logos/mark-16.svg"), FAVICON_SIZE);
  writeFileSync(join(served, "favicon.ico"), iconFile(mark, FAVICON_SIZE));
}
