import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  jpegOfSize,
  jpegWithScans,
  jpegWithSegments,
  pngChunk,
  pngOfSize,
  pngWith,
  pngWithHiddenPixels,
  pngWithHiddenProfile,
  pngWithHiddenText,
} from "#tests/fixtures/hostile/pictures.ts";
import { readPicture } from "./read-picture.ts";

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const picture = (side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#38a", noise } });
const readLogo = (file: Uint8Array) => readPicture("logo", file);
let jpeg: Buffer;
let progressive: Buffer;

beforeAll(async () => {
  jpeg = await picture().jpeg().toBuffer();
  progressive = await picture().jpeg({ progressive: true }).toBuffer();
});

const verdict = async (file: Uint8Array): Promise<string> => {
  const read = await readLogo(file);
  return read.ok ? "taken" : read.code;
};

describe("§5: a logo of 400 × 400 px, JPG or PNG, is accepted however it was encoded", () => {
  it.each([
    ["a PNG", () => picture().png().toBuffer()],
    ["an interlaced PNG", () => picture().png({ progressive: true }).toBuffer()],
    ["a PNG with a palette", () => picture().png({ palette: true }).toBuffer()],
    ["a PNG with alpha", () => picture().ensureAlpha(0.5).png().toBuffer()],
    ["a PNG with 16 bits a sample", () => picture().toColourspace("rgb16").png().toBuffer()],
    ["a PNG with a colour profile", () => picture().withIccProfile("p3").png().toBuffer()],
    ["a PNG of one grey bit", () => picture().threshold().png({ colours: 2 }).toBuffer()],
    ["a JPEG", async () => jpeg],
    ["a progressive JPEG", async () => progressive],
    ["a grey JPEG", () => picture().greyscale().jpeg().toBuffer()],
    [
      "a CMYK JPEG with a profile",
      () => picture().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
    ],
    [
      "a JPEG with a camera's notes",
      () =>
        picture()
          .withExif({ IFD0: { Copyright: "x" } })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s", async (_name, make) => {
    const read = await readLogo(await make());
    if (!read.ok) throw new Error(read.code);
    expect(await sharp(read.value).metadata()).toMatchObject({ format: "png", width: 400, height: 400 });
  });

  it("only its pixels are stored", async () => {
    const text = pngChunk("tEXt", Buffer.from("Comment\0<script>alert(1)</script>", "latin1"));
    const read = await readLogo(
      Buffer.concat([pngWith(text), Buffer.from("<script>after the end</script>")]),
    );
    if (!read.ok) throw new Error(read.code);
    expect(Buffer.from(read.value).includes("script")).toBe(false);
  });
});

describe("a file built to keep a decoder busy is refused before it is decoded", () => {
  it.each([
    ["a JPEG of 400,000 scans", () => jpegWithScans(progressive, 400_000)],
    ["a JPEG of 65 further scans", () => jpegWithScans(progressive, 65)],
    ["a JPEG of 100,000 segments", () => jpegWithSegments(jpeg, 100_000)],
    ["a JPEG that claims 64,250 × 64,250 px", () => jpegOfSize(jpeg, 64_250, 64_250)],
    ["a JPEG that claims 400 × 40,000 px", () => jpegOfSize(jpeg, 400, 40_000)],
    [
      "a JPEG of nothing but filling",
      () => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4_000_000, 0xff)]),
    ],
    ["a JPEG without an end", () => jpeg.subarray(0, -2)],
    ["a PNG that claims 2³¹ − 1 px", () => pngOfSize(2 ** 31 - 1, 2 ** 31 - 1)],
    ["a PNG that claims 13,000 × 13,000 px", () => pngOfSize(13_000, 13_000)],
    ["a PNG whose pixels inflate to 64 MB", () => pngWithHiddenPixels(64)],
    ["a PNG whose profile inflates to 64 MB", () => pngWithHiddenProfile(64)],
    ["a PNG of 10,000 chunks", () => pngWith(Buffer.alloc(12 * 10_000, pngChunk("tEXt", Buffer.alloc(0))))],
    ["an animated PNG", () => pngWith(pngChunk("acTL", Buffer.alloc(8)))],
    [
      "a PNG that says it is animated far behind",
      () => pngWith(pngChunk("tEXt", Buffer.alloc(100_000, "x")), pngChunk("acTL", Buffer.alloc(8))),
    ],
  ])("%s", async (_name, make) => {
    const file = make();
    expect(file.length).toBeLessThan(5 * 1024 * 1024);
    const before = performance.now();
    expect(await verdict(file)).toBe("logo_refused");
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it("a text chunk that inflates to 64 MB is dropped unread", async () => {
    const before = performance.now();
    expect(await verdict(pngWithHiddenText(64))).toBe("taken");
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

const screen = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#38a" } });

describe("a screenshot is cropped to 1280 × 800 px", () => {
  it.each([
    ["the smallest", 640, 400],
    ["a phone's", 1170, 2532],
    ["a wide one", 3000, 400],
    ["the largest", 3840, 2160],
  ])("%s, as PNG and JPEG", async (_name, width, height) => {
    for (const file of [
      await screen(width, height).png().toBuffer(),
      await screen(width, height).jpeg().toBuffer(),
    ]) {
      const read = await readPicture("screenshot", file);
      if (!read.ok) throw new Error(read.code);
      expect(await sharp(read.value).metadata()).toMatchObject({ format: "webp", width: 1280, height: 800 });
    }
  });

  it("and starts at the top, where a website shows what it is", async () => {
    const top = await screen(1280, 800).png().toBuffer();
    const below = await sharp({ create: { width: 1280, height: 1600, channels: 3, background: "#fff" } })
      .composite([{ input: top, top: 0, left: 0 }])
      .png()
      .toBuffer();
    const read = await readPicture("screenshot", below);
    if (!read.ok) throw new Error(read.code);
    const { channels } = await sharp(read.value).stats();
    // Nothing of the white half below it.
    expect(channels[0]?.max).toBeLessThan(100);
  });

  it.each([
    ["too narrow", () => screen(639, 800).png().toBuffer()],
    ["too low", () => screen(1280, 399).png().toBuffer()],
    ["with more pixels than a screen of 3840 × 2160", () => screen(3841, 2160).png().toBuffer()],
    ["claiming 64,250 × 64,250 px", () => jpegOfSize(jpeg, 64_250, 64_250)],
    ["of 2 MB and a byte", () => Buffer.concat([pngOfSize(1280, 800), Buffer.alloc(2 * 1024 * 1024)])],
    ["in another format", () => screen(1280, 800).webp().toBuffer()],
    ["whose pixels inflate to 64 MB", () => pngWithHiddenPixels(64)],
  ])("one %s is refused", async (_name, make) => {
    expect(await readPicture("screenshot", await make())).toMatchObject({ code: "screenshot_refused" });
  });
});

it("hostile files in progress delay an honest one by less than a second", async () => {
  const honest = await picture().png().toBuffer();
  await readLogo(honest);
  const hostile = [jpegWithScans(progressive, 400_000), pngWithHiddenPixels(64), pngWithHiddenText(64)];
  const under = [...hostile, ...hostile].map(verdict);
  const before = performance.now();
  expect(await verdict(honest)).toBe("taken");
  expect(performance.now() - before).toBeLessThan(1_000);
  await Promise.all(under);
});
