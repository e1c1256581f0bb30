import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LIMITS } from "#features/submissions/model.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import type { ShownMessage } from "#pages/receipt/receipt-props.ts";
import { Thread } from "./thread.tsx";

const field = () => page.getByRole("textbox", { name: "Your message" });
const button = () => page.getByRole("button", { name: "Send" });

afterEach(() => vi.restoreAllMocks());

const answering = (status: number, headers: Record<string, string> = {}) =>
  vi
    .spyOn(window, "fetch")
    .mockImplementation(async () =>
      Response.json({ result: status === 200 ? 0 : 1, message: "", data: null }, { status, headers }),
    );

function show(messages: readonly ShownMessage[] = []) {
  const onSent = vi.fn<() => Promise<void>>(async () => undefined);
  const thread = (
    <Thread receipt={{ token: "t", messages }} action="/en/receipt/t" outcome={undefined} onSent={onSent} />
  );
  return renderPart(thread).then(() => onSent);
}

test("a thread without messages says so; one with messages says who wrote and when", async () => {
  await show();
  await expect.element(page.getByText("No messages yet.")).toBeVisible();
});

test("each message names its author, and new ones are announced", async () => {
  await show([
    { at: "2026-11-16T09:00:00.000Z", author: "reviewer", text: "Which audit?" },
    { at: "2026-11-16T10:00:00.000Z", author: "you", text: "The second." },
  ]);
  const items = page.getByRole("listitem");
  await expect.element(items.first()).toMatchTextContent(/Reviewer .*Which audit\?/);
  await expect.element(items.nth(1)).toMatchTextContent(/You .*The second\./);
  expect(items.first().element().closest("[aria-live=polite]")).not.toBeNull();
});

test("what was written before a hand-over is a former owner’s, and to the next owner it is the owner’s", async () => {
  await show([
    { at: "2026-11-16T09:00:00.000Z", author: "former", text: "My first." },
    { at: "2026-11-16T10:00:00.000Z", author: "owner", text: "My second." },
  ]);
  const items = page.getByRole("listitem");
  await expect.element(items.first()).toMatchTextContent(/^Former owner .*My first\.$/);
  await expect.element(items.nth(1)).toMatchTextContent(/^Owner .*My second\.$/);
});

test("a message is sent by keyboard, once however often it is pressed", async () => {
  const late = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(window, "fetch").mockReturnValue(late.promise);
  const onSent = await show();
  await field().fill("Here it is.");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  late.resolve(Response.json({ result: 0, message: "", data: null }));
  await expect.element(field()).toHaveValue("");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test.each([
  [503, {}, "Write something first", ""],
  [503, {}, "Your message wasn’t sent. Try again.", "Hello"],
  [429, { "retry-after": "120" }, /2 minutes/, "Hello"],
] as const)("refused with %i %j it says “%s”, and the text stays", async (status, headers, text, typed) => {
  answering(status, headers);
  await show();
  await field().fill(typed);
  await button().click();
  await expect.element(field()).toHaveAccessibleDescription(text instanceof RegExp ? text : new RegExp(text));
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue(typed);
});

test.each([
  [422, "no more than 2000 characters"],
  [409, "This thread is closed."],
])("a text that can never be sent is refused with its reason: %i", async (status, reason) => {
  const data = status === 422 ? { fields: [{ path: "text", code: "too_long", message: reason }] } : null;
  vi.spyOn(window, "fetch").mockImplementation(async () =>
    Response.json({ result: 1, message: data ? "" : reason, data }, { status }),
  );
  await show();
  await field().fill("Hello");
  await button().click();
  await expect.element(field()).toHaveAccessibleDescription(new RegExp(reason));
  await expect.element(field()).toHaveValue("Hello");
});

test("the counter shows how much a message takes", async () => {
  await show();
  await field().fill("abc");
  await expect.element(page.getByText(`3 / ${LIMITS.message}`)).toBeVisible();
});
