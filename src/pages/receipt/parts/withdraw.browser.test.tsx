import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import { Withdraw } from "./withdraw.tsx";

afterEach(() => vi.restoreAllMocks());

const answering = (status: number) =>
  vi
    .spyOn(window, "fetch")
    .mockImplementation(async () =>
      Response.json({ result: status === 200 ? 0 : 1, message: "", data: null }, { status }),
    );

async function show() {
  const onWithdrawn = vi.fn<() => Promise<void>>(async () => undefined);
  await renderPart(
    <Withdraw token="t" text="text" isChange={false} action="/en/receipt/t" onWithdrawn={onWithdrawn} />,
  );
  return onWithdrawn;
}

const confirm = () => page.getByRole("button", { name: "Withdraw", exact: true });

test("one press withdraws nothing: it says first what happens to the donation", async () => {
  const fetched = answering(200);
  await show();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/Your donation is not returned automatically/)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test("the second press withdraws, by keyboard alone", async () => {
  const fetched = answering(200);
  const onWithdrawn = await show();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(confirm()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onWithdrawn.mock.calls.length).toBe(1);
  expect(fetched.mock.calls[0]?.[0]).toContain("/api/receipts/t/withdraw");
});

test("a refusal is announced, and can be tried again", async () => {
  answering(409);
  const onWithdrawn = await show();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await confirm().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/We couldn’t withdraw it/);
  expect(onWithdrawn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  answering(200);
  await confirm().click();
  await expect.poll(() => onWithdrawn.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
