/** Pictures of a drawing. Rendering is slow beside the rest of a build, so what was rendered once is kept. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** The units that the drawing itself is made in. */
export function drawnSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("A logo needs a viewBox that begins at 0 0.");
  return { width: Number(width), height: Number(height) };
}

/** One unit of a drawing is one dot at this density. */
const DENSITY = 72;

async function render(svg: string, width: number): Promise<Buffer> {
  const density = (DENSITY * width) / drawnSize(svg).width;
  return sharp(Buffer.from(svg), { density }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

/** The same drawing, width and renderer give the same bytes. */
export async function logoPng(svg: string, width: number, cacheFolder: string): Promise<Buffer> {
  const recipe = `${svg} ${width} ${JSON.stringify(sharp.versions)}`;
  const kept = join(cacheFolder, `${createHash("sha256").update(recipe).digest("hex").slice(0, 32)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await render(svg, width);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(kept, png);
  return png;
}
