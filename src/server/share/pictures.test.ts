import sharp from "sharp";
import { expect, it } from "vitest";
import { SHARE_ARTS, type ShareSubject } from "#shell/head/share-subject.ts";
import { createPictures, type Drawn } from "./pictures.ts";

const titled = (title: string): ShareSubject => ({ title, beside: { art: "tide" } });

function bytesOf(drawn: Drawn): Buffer {
  if (typeof drawn === "string") throw new Error(drawn);
  return drawn.forms.identity.body;
}

it("is a PNG of 1200 × 630 px and at most 100 KB, with the longest words and every drawing", async () => {
  const pictures = createPictures();
  const title = "网络改名：新增手续费用与地址，安装之前先核对一下安装包签名请求怎么分".repeat(3);
  for (const art of SHARE_ARTS) {
    const bytes = bytesOf(await pictures.draw({ title, text: title, beside: { art } }, "zh"));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(bytes.length, art).toBeLessThan(100 * 1024);
  }
});

it("is drawn once for concurrent requests and cached for later ones", async () => {
  const pictures = createPictures();
  const [first, second] = await Promise.all([
    pictures.draw(titled("Notes"), "en"),
    pictures.draw(titled("Notes"), "en"),
  ]);
  expect(second).toBe(first);
  expect(await pictures.draw(titled("Notes"), "en")).toBe(first);
  expect(await pictures.draw(titled("Other notes"), "en")).not.toBe(first);
});

it("is byte for byte the same each time it is drawn", async () => {
  const draw = async () => bytesOf(await createPictures().draw(titled("समाचार"), "hi"));
  expect(await draw()).toEqual(await draw());
});

it("pictures beyond the queue are refused", async () => {
  const pictures = createPictures();
  const drawn = await Promise.all(
    Array.from({ length: 45 }, (_, at) => pictures.draw(titled(`🦄 ${at}`), "en")),
  );
  expect(drawn.filter((one) => one === "busy")).toHaveLength(3);
  expect(drawn.filter((one) => one === "undrawable")).toHaveLength(42);
});
