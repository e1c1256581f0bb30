/** Endless hostile pictures: corrupted copies of good ones, and small files that are expensive to decode. */
import sharp from "sharp";
import {
  jpegOfSize,
  jpegWithScans,
  jpegWithSegments,
  pngOfSize,
  pngWith,
  pngChunk,
  pngWithHiddenPixels,
  pngWithHiddenProfile,
  pngWithHiddenText,
} from "#tests/fixtures/hostile/pictures.ts";

export interface PictureFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const BOMB_MB = 512;
const SEED = 20_261_116;

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const picture = () => sharp({ create: { width: 400, height: 400, channels: 3, background: "#38a", noise } });

export const goodLogo = (): Promise<Buffer> => picture().png().toBuffer();

const goodFiles = (): Promise<Buffer[]> =>
  Promise.all([
    picture().png().toBuffer(),
    picture().png({ progressive: true }).toBuffer(),
    picture().png({ palette: true, effort: 1 }).toBuffer(),
    picture().withIccProfile("p3").png().toBuffer(),
    picture().jpeg().toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture()
      .withIccProfile("p3")
      .withExif({ IFD0: { Copyright: "x" } })
      .jpeg()
      .toBuffer(),
    picture().gif().toBuffer(),
    picture().webp().toBuffer(),
    picture().tiff().toBuffer(),
  ]);

function costlyFiles(jpeg: Buffer): PictureFile[] {
  const text = pngChunk("tEXt", Buffer.alloc(0));
  return [
    { name: "436,490 scans", bytes: jpegWithScans(jpeg, 436_490) },
    { name: "53 further scans", bytes: jpegWithScans(jpeg, 53) },
    { name: "1,000,000 segments", bytes: jpegWithSegments(jpeg, 1_000_000) },
    { name: "64,250 × 64,250 JPEG", bytes: jpegOfSize(jpeg, 64_250, 64_250) },
    { name: "65,535 × 400 JPEG", bytes: jpegOfSize(jpeg, 65_535, 400) },
    { name: "filling", bytes: Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(5_000_000, 0xff)]) },
    { name: "2³¹ PNG", bytes: pngOfSize(2 ** 31 - 1, 2 ** 31 - 1) },
    { name: "13,000 × 13,000 PNG", bytes: pngOfSize(13_000, 13_000) },
    { name: "hidden pixels", bytes: pngWithHiddenPixels(BOMB_MB) },
    { name: "hidden text", bytes: pngWithHiddenText(BOMB_MB) },
    { name: "hidden profile", bytes: pngWithHiddenProfile(BOMB_MB) },
    { name: "400,000 chunks", bytes: pngWith(Buffer.alloc(12 * 400_000, text)) },
  ];
}

/** A seeded generator, so that a failing file can be reproduced. */
function* numbers(seed: number): Generator<number, never, undefined> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

/** Flips bytes, truncates, repeats or swaps a part. */
function breakFile(good: Buffer, next: () => number): Buffer {
  const bytes = Buffer.from(good);
  const kind = next() % 4;
  const [from, length] = [next() % bytes.length, next() % 4_096];
  if (kind === 0) return bytes.subarray(0, from);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.max(0, from - length))]);
  if (kind === 2) return bytes.fill(next() & 0xff, from, Math.min(from + length, bytes.length));
  // Most headers are in the first bytes.
  const reach = next() % 2 === 0 ? Math.min(1_024, bytes.length) : bytes.length;
  for (let flips = 1 + (next() % 8); flips > 0; flips -= 1) bytes[next() % reach] = next() & 0xff;
  return bytes;
}

export async function hostileFiles(count: number): Promise<PictureFile[]> {
  const good = await goodFiles();
  const random = numbers(SEED);
  const next = (): number => random.next().value >>> 3;
  const costly = costlyFiles(await picture().jpeg({ progressive: true }).toBuffer());
  return Array.from({ length: count }, (_, at) => {
    // Every tenth file is an expensive one.
    const planned = at % 10 === 0 ? costly[(at / 10) % costly.length] : undefined;
    const start = good[at % good.length] ?? Buffer.alloc(0);
    return planned ?? { name: `broken ${at}`, bytes: breakFile(start, next) };
  });
}
