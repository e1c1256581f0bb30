import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { sampleBox as box } from "#features/donations/sample-box.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { useWalletPay } from "./wallet/use-wallet-pay.ts";
import { WalletPay } from "./wallet-pay.tsx";

const HASH = `0x${"ab".repeat(32)}`;

const leaving: AbortController[] = [];
afterEach(() => leaving.splice(0).forEach((gone) => gone.abort()));

/** Adds a wallet as an extension does; returns the calls it received. */
function addWallet(name: string, answers: Record<string, () => unknown> = {}): string[] {
  const asked: string[] = [];
  const standard: Record<string, () => unknown> = {
    eth_requestAccounts: () => ["0x00000000000000000000000000000000000000cc"],
    eth_chainId: () => "0x38",
    eth_call: () => "0x1e9751",
    eth_getBalance: () => "0x1",
    eth_sendTransaction: () => HASH,
  };
  const provider = {
    request: async ({ method }: { method: string }) => {
      asked.push(method);
      return { ...standard, ...answers }[method]?.();
    },
  };
  const gone = new AbortController();
  leaving.push(gone);
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: { info: { uuid: name, name }, provider } }),
    );
  window.addEventListener("eip6963:requestProvider", announce, { signal: gone.signal });
  return asked;
}

const paid: string[] = [];
function Part() {
  return <WalletPay box={box} payment={useWalletPay(box, (hash) => paid.push(hash))} />;
}

const button = (name: string) => page.getByRole("button", { name });

test("the only wallet is offered by name, and repeated clicks send one payment", async () => {
  paid.length = 0;
  const asked = addWallet("Harbour");
  await renderPart(<Part />);
  await button("Connect Harbour").click();
  await button("Connect Harbour").click({ force: true });
  await expect.element(page.getByText(/^Sent\./)).toBeVisible();
  await button("Connect Harbour").click({ force: true });
  expect(asked.filter((method) => method === "eth_sendTransaction")).toHaveLength(1);
  expect(paid).toEqual([HASH]);
});

test("a click before the wallets are known pays with the only one", async () => {
  const asked = addWallet("Harbour");
  await renderPart(<Part />);
  (page.getByRole("button").element() as HTMLButtonElement).click();
  await expect.element(page.getByText(/^Sent\./)).toBeVisible();
  expect(asked.filter((method) => method === "eth_sendTransaction")).toHaveLength(1);
});

test("of several wallets one is chosen", async () => {
  const first = addWallet("First");
  const second = addWallet("Second");
  await renderPart(<Part />);
  (page.getByRole("button").element() as HTMLButtonElement).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Choose a wallet");
  expect([...first, ...second]).toEqual([]);
  await button("Connect Second").click();
  await expect.element(page.getByText(/^Sent\./)).toBeVisible();
  expect(first).toEqual([]);
});

test("without a wallet it shows a message", async () => {
  await renderPart(<Part />);
  await button("Pay with a wallet").click();
  await expect.element(page.getByText(/^We found no wallet/)).toBeVisible();
});

test("an error is shown, and the payment can be tried again", async () => {
  const asked = addWallet("Poor", { eth_call: () => "0x1" });
  await renderPart(<Part />);
  await button("Connect Poor").click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("This account has 0.0001 TKN. You need 200.4817 TKN.");
  await button("Connect Poor").click();
  await expect.poll(() => asked.filter((method) => method === "eth_requestAccounts").length).toBe(2);
  expect(asked).not.toContain("eth_sendTransaction");
});
