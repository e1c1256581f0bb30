/** Renders a drawing as PNG. Rendering is slow, so the results are cached. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** The size of the drawing in its own units. */
export function drawnSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error("A logo needs a viewBox that begins at 0 0.");
  return { width: Number(width), height: Number(height) };
}

/** At this density one unit of a drawing is one pixel. */
const DENSITY = 72;

async function render(svg: string, width: number): Promise<Buffer> {
  const density = (DENSITY * width) / drawnSize(svg).width;
  return sharp(Buffer.from(svg), { density }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

/** The key contains drawing, width and renderer, because these decide the bytes. */
export async function logoPng(svg: string, width: number, cacheFolder: string): Promise<Buffer> {
  const recipe = `${svg} ${width} ${JSON.stringify(sharp.versions)}`;
  const kept = join(cacheFolder, `${createHash("sha256").update(recipe).digest("hex").slice(0, 32)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const png = await render(svg, width);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(kept, png);
  return png;
}
