import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changed, renderField, sentAs } from "#tests/components/form-part.tsx";
import { LogoInput } from "./logo-input.tsx";

const ADDRESS = `/uploads/${"a".repeat(64)}.png`;
/** A busy machine takes a while to encode a picture. */
const PATIENT = { timeout: 10_000 };
const REFUSED = "Please submit a 400*400px, JPG&PNG, max 5M logo";

async function picture(side: number, type = "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.fillRect(0, 0, side, side);
  return new File([await canvas.convertToBlob({ type })], "logo.png", { type });
}

function answering(status = 200): () => number {
  const fetched = vi
    .spyOn(window, "fetch")
    .mockImplementation(async () =>
      Response.json({ result: status === 200 ? 0 : 1, message: "", data: { value: ADDRESS } }, { status }),
    );
  return () => fetched.mock.calls.length;
}

afterEach(() => vi.restoreAllMocks());

const input = () => page.getByLabelText("Logo", { exact: true });

test("a logo of 400 × 400 is sent at once, and shown as the wallet will show it", async () => {
  answering();
  await renderField(<LogoInput />);
  await userEvent.upload(input(), await picture(400));
  await expect.element(page.getByRole("group", { name: "How it will look" })).toBeVisible();
  await expect.element(page.getByText("logo.png")).toBeVisible();
  expect(sentAs("icon_url")).toEqual([ADDRESS]);
  expect(changed).toEqual(["icon_url"]);
});

test.each([
  ["a logo of 399 × 399", 399, "image/png"],
  ["a WebP of the right size", 400, "image/webp"],
])("%s is refused with the spec's text and is not sent", async (_name, side, type) => {
  const calls = answering();
  await renderField(<LogoInput />);
  await userEvent.upload(input(), await picture(side, type));
  await expect.element(input()).toHaveAccessibleDescription(REFUSED);
  expect(sentAs("icon_url")).toEqual([""]);
  expect(calls()).toBe(0);
});

test("a picture that does not fit is cropped by keyboard, and the crop is sent", async () => {
  const calls = answering();
  await renderField(<LogoInput />);
  await userEvent.upload(input(), await picture(600));
  const crop = page.getByRole("button", { name: "Crop to 400 × 400" });
  await expect.element(crop).toBeVisible();
  (crop.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const apply = page
    .getByRole("dialog", { name: "Crop the logo" })
    .getByRole("button", { name: "Use this crop" });
  await expect.element(apply).toBeVisible();
  (apply.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sentAs("icon_url"), PATIENT).toEqual([ADDRESS]);
  expect(calls()).toBe(1);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a file that is no picture is refused as such", async () => {
  answering();
  await renderField(<LogoInput />);
  await userEvent.upload(input(), new File(["text"], "logo.png", { type: "image/png" }));
  await expect.element(input()).toHaveAccessibleDescription("We can’t read this file as an image.");
});

test("an upload that fails can be tried again", async () => {
  answering(503);
  await renderField(<LogoInput />);
  await userEvent.upload(input(), await picture(400));
  await expect.element(input()).toHaveAccessibleDescription("We couldn’t upload the logo. Try again.");
  vi.restoreAllMocks();
  answering();
  await userEvent.upload(input(), await picture(400));
  await expect.poll(() => sentAs("icon_url"), PATIENT).toEqual([ADDRESS]);
});
