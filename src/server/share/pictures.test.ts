import sharp from "sharp";
import { expect, it } from "vitest";
import { SHARE_ARTS, type ShareSubject } from "#shell/head/share-subject.ts";
import { createPictures, type Drawn } from "./pictures.ts";

const titled = (title: string): ShareSubject => ({ title, beside: { art: "tide" } });

const noLogo = () => Promise.resolve(null);

function bytesOf(drawn: Drawn): Buffer {
  if (typeof drawn === "string") throw new Error(drawn);
  return drawn.forms.identity.body;
}

it("is a PNG of 1200 × 630 px and at most 100 KB, with the longest words and every drawing", async () => {
  const pictures = createPictures(noLogo);
  const title = "网络改名：新增手续费用与地址，安装之前先核对一下安装包签名请求怎么分".repeat(3);
  for (const art of SHARE_ARTS) {
    const bytes = bytesOf(await pictures.draw({ title, text: title, beside: { art } }, "zh"));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(bytes.length, art).toBeLessThan(100 * 1024);
  }
});

it("is drawn once for concurrent requests and cached for later ones", async () => {
  const pictures = createPictures(noLogo);
  const [first, second] = await Promise.all([
    pictures.draw(titled("Notes"), "en"),
    pictures.draw(titled("Notes"), "en"),
  ]);
  expect(second).toBe(first);
  expect(await pictures.draw(titled("Notes"), "en")).toBe(first);
  expect(await pictures.draw(titled("Other notes"), "en")).not.toBe(first);
});

it("is byte for byte the same each time it is drawn", async () => {
  const draw = async () => bytesOf(await createPictures(noLogo).draw(titled("समाचार"), "hi"));
  expect(await draw()).toEqual(await draw());
});

it("pictures beyond the queue are refused", async () => {
  const pictures = createPictures(noLogo);
  const drawn = await Promise.all(
    Array.from({ length: 45 }, (_, at) => pictures.draw(titled(`🦄 ${at}`), "en")),
  );
  expect(drawn.filter((one) => one === "busy")).toHaveLength(3);
  expect(drawn.filter((one) => one === "undrawable")).toHaveLength(42);
});

/** 232 × 232 pixels of one colour. */
const plainLogo = (width: number) =>
  Promise.resolve(new Uint8Array(width * width * 4).map((_, at) => [200, 30, 60, 255][at % 4] ?? 0));

const listed: ShareSubject = { title: "Harbour", beside: { avatarOf: "Harbour", logo: "/uploads/a.png" } };

/** Whether the pixel has the logo's colour; a palette rounds it. */
async function isLogoAt(png: Buffer, left: number, top: number): Promise<boolean> {
  const area = { left, top, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(png).removeAlpha().extract(area).raw().toBuffer();
  return Math.max(Math.abs(red - 200), Math.abs(green - 30), Math.abs(blue - 60)) < 5;
}

it("shows an uploaded logo with round corners where the mark would be", async () => {
  const asked: [string, number][] = [];
  const pictures = createPictures((path, width) => {
    asked.push([path, width]);
    return plainLogo(width);
  });
  const bytes = bytesOf(await pictures.draw(listed, "en"));
  expect(asked).toEqual([["/uploads/a.png", 232]]);
  expect(await isLogoAt(bytes, 965, 315)).toBe(true);
  expect(await isLogoAt(bytes, 965 - 114, 315 - 114)).toBe(false);
  expect(bytes.length).toBeLessThan(100 * 1024);
});

it("falls back to the mark while a logo cannot be had, and does not keep that", async () => {
  let isBusy = true;
  const pictures = createPictures((_path, width) => (isBusy ? Promise.resolve(null) : plainLogo(width)));
  const marked = bytesOf(await pictures.draw(listed, "en"));
  const { beside: _beside, ...words } = listed;
  const mark = await createPictures(noLogo).draw({ ...words, beside: { avatarOf: "Harbour" } }, "en");
  expect(marked).toEqual(bytesOf(mark));
  isBusy = false;
  expect(await isLogoAt(bytesOf(await pictures.draw(listed, "en")), 965, 315)).toBe(true);
});
