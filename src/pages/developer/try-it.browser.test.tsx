import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import TryIt from "./try-it.tsx";

afterEach(() => vi.restoreAllMocks());

const answerWith = (answer: () => Promise<Response>) => vi.spyOn(window, "fetch").mockImplementation(answer);

test("a call is sent by the browser, and its status and body are shown", async () => {
  const note = "-".repeat(60);
  const networks = [{ title: "Base", note }];
  const sent = answerWith(async () => Response.json({ result: 0, message: "", data: networks }));
  await renderPart(<TryIt origin="" />);
  await page.getByRole("link", { name: "/v1/block_chain/list" }).click();
  await expect.element(page.getByText(/^200 · \d+ ms · 0\.1 KB$/)).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Response" }))
    .toHaveTextContent(`{ "result": 0, "message": "", "data": [ { "title": "Base", "note": "${note}" } ] }`);
  expect(String(sent.mock.calls[0]?.[0])).toContain("/v1/block_chain/list");
});

test("no connection is said in words", async () => {
  answerWith(() => Promise.reject(new TypeError("offline")));
  await renderPart(<TryIt origin="" />);
  await page.getByRole("link", { name: "/v1/release/list" }).click();
  await expect.element(page.getByText("No response. Check your connection.")).toBeVisible();
});
