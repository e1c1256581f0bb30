import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#tests/components/render-part.tsx";
import WatchToken from "./watch-token.tsx";

const TOKEN = { address: "0x1f9840a85d5af5bf1d1762f925bdaddc4201f984", symbol: "UNI", decimals: 18 };
const PART = <WatchToken chainId="0x1" token={TOKEN} />;
const add = () => page.getByRole("button", { name: "Add to wallet" });

const scope = window as { ethereum?: unknown };

afterEach(() => {
  delete scope.ethereum;
});

/** A wallet that answers every call with this, and stores the calls. */
function wallet(answer: () => Promise<unknown>): { readonly method: string; readonly params: unknown }[] {
  const calls: { readonly method: string; readonly params: unknown }[] = [];
  scope.ethereum = {
    request: (call: { readonly method: string; readonly params: unknown }) => {
      calls.push(call);
      return answer();
    },
  };
  return calls;
}

test("a browser without a wallet shows nothing", async () => {
  await renderPart(PART);
  await expect.element(add()).not.toBeInTheDocument();
});

test("the wallet is asked for the network first, then for the token", async () => {
  const calls = wallet(async () => true);
  await renderPart(PART);
  await add().click();
  await expect.element(page.getByText("The token is in your wallet now.")).toBeVisible();
  expect(calls).toEqual([
    { method: "wallet_switchEthereumChain", params: [{ chainId: "0x1" }] },
    { method: "wallet_watchAsset", params: { type: "ERC20", options: TOKEN } },
  ]);
});

test("a refusal is said, and the button works again", async () => {
  wallet(() => Promise.reject(new Error("rejected")));
  await renderPart(PART);
  await add().click();
  await expect.element(page.getByText("Your wallet didn’t add the token. You can try again.")).toBeVisible();
  await expect.element(add()).toBeEnabled();
});
