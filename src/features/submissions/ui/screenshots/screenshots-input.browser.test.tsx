import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SCREENSHOT } from "#features/submissions/model.ts";
import { changed, renderField, sentAs } from "#tests/components/form-part.tsx";
import { ScreenshotsInput } from "./screenshots-input.tsx";

const pathOf = (digit: number): string => `/uploads/${String(digit).repeat(64)}.webp`;
const file = (name: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: "image/png" });
const input = () => page.getByLabelText("Screenshots", { exact: true });
const removal = (number: number) => page.getByRole("button", { name: `Remove screenshot ${number}` });

/** Each upload gets the next address. */
function answering(status = 200): () => number {
  let calls = 0;
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    calls += 1;
    const data = status === 200 ? { value: pathOf(calls) } : null;
    return Response.json({ result: status === 200 ? 0 : 1, message: "", data }, { status });
  });
  return () => calls;
}

afterEach(() => vi.restoreAllMocks());

test("several are sent as soon as they are chosen, and the form names them in order", async () => {
  answering();
  await renderField(<ScreenshotsInput />);
  await userEvent.upload(input(), [file("a.png"), file("b.png")]);
  await expect.element(page.getByRole("img", { name: "Screenshot 2" })).toBeInTheDocument();
  expect([sentAs("screenshots.0"), sentAs("screenshots.1")]).toEqual([[pathOf(1)], [pathOf(2)]]);
  expect(changed).toEqual(["screenshots", "screenshots"]);
});

test("one is removed by keyboard, and the others move up", async () => {
  answering();
  const start = [1, 2, 3].map((digit, at) => [`screenshots.${at}`, pathOf(digit)] as const);
  await renderField(<ScreenshotsInput />, { start });
  (removal(1).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(removal(3)).not.toBeInTheDocument();
  expect([sentAs("screenshots.0"), sentAs("screenshots.1")]).toEqual([[pathOf(2)], [pathOf(3)]]);
});

test("a sixth is refused without being sent", async () => {
  const calls = answering();
  const start = [1, 2, 3, 4].map((digit, at) => [`screenshots.${at}`, pathOf(digit)] as const);
  await renderField(<ScreenshotsInput />, { start });
  await userEvent.upload(input(), [file("a.png"), file("b.png")]);
  await expect.element(input()).toHaveAccessibleDescription("You can add up to 5 screenshots.");
  expect(calls()).toBe(0);
});

test("one over the limit is refused without being sent", async () => {
  const calls = answering();
  await renderField(<ScreenshotsInput />);
  await userEvent.upload(input(), [file("a.png", SCREENSHOT.maxBytes + 1)]);
  await expect.element(input()).toHaveAccessibleDescription(/^Each screenshot must be a JPG or PNG/);
  expect(calls()).toBe(0);
});

test.each([
  [422, /^Each screenshot must be a JPG or PNG/],
  [503, "We couldn’t upload a screenshot. Try again."],
])("an upload answered by %i shows an error, and those before it stay", async (status, text) => {
  answering(status);
  await renderField(<ScreenshotsInput />, { start: [["screenshots.0", pathOf(9)]] });
  await userEvent.upload(input(), [file("a.png")]);
  await expect.element(input()).toHaveAccessibleDescription(text);
  expect(sentAs("screenshots.0")).toEqual([pathOf(9)]);
});
