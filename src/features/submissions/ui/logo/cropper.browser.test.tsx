import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Cropper } from "./cropper.tsx";

/** Red on the left half, blue on the right. */
async function twoColours(width: number, height: number): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is no canvas.");
  pen.fillStyle = "red";
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = "blue";
  pen.fillRect(width / 2, 0, width / 2, height);
  return createImageBitmap(canvas);
}

async function colourAt(logo: Blob, x: number): Promise<readonly number[]> {
  const image = await createImageBitmap(logo);
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen?.drawImage(image, 0, 0);
  return [...(pen?.getImageData(x, 200, 1, 1).data ?? [])].slice(0, 3);
}

/** A busy machine takes a while to encode a picture. */
const PATIENT = { timeout: 10_000 };

const RED = [255, 0, 0];
const slider = (name: string) => page.getByRole("slider", { name });

async function open(image: ImageBitmap): Promise<{ crops: Blob[]; closed: () => number }> {
  const crops: Blob[] = [];
  let closings = 0;
  await renderPart(
    <Cropper image={image} onCrop={(logo) => crops.push(logo)} onClose={() => (closings += 1)} />,
  );
  await expect.element(page.getByRole("dialog", { name: "Crop the logo" })).toBeVisible();
  return { crops, closed: () => closings };
}

test("§5: whatever the picture, the crop is a PNG of 400 × 400", async () => {
  const { crops } = await open(await twoColours(1200, 500));
  await page.getByRole("button", { name: "Use this crop" }).click();
  await expect.poll(() => crops.length, PATIENT).toBe(1);
  const [logo = new Blob()] = crops;
  const { width, height } = await createImageBitmap(logo);
  expect([width, height, logo.type]).toEqual([400, 400, "image/png"]);
});

test("by keyboard alone the picture is moved to its left end and cropped there", async () => {
  const { crops } = await open(await twoColours(1200, 400));
  (slider("Left and right").element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}");
  (page.getByRole("button", { name: "Use this crop" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => crops.length, PATIENT).toBe(1);
  expect(await colourAt(crops[0] ?? new Blob(), 390)).toEqual(RED);
});

test("a direction in which the picture cannot move is disabled until it is zoomed", async () => {
  await open(await twoColours(1200, 400));
  await expect.element(slider("Up and down")).toBeDisabled();
  (slider("Zoom").element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(slider("Up and down")).toBeEnabled();
});

test("a note says that a small picture becomes blurred; Escape closes without a crop", async () => {
  const { crops, closed } = await open(await twoColours(100, 100));
  await expect.element(page.getByText(/smaller than 400 px/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(closed).toBe(1);
  expect(crops).toEqual([]);
});
