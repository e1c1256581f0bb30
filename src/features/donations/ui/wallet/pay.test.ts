import { describe, expect, it } from "vitest";
import { pay, PayError, transferData, type PayStep, type Payment, type Provider } from "./pay.ts";

const payment: Payment = {
  chainId: 56,
  token: "0x00000000000000000000000000000000000000aa",
  recipient: "0x00000000000000000000000000000000000000bb",
  baseUnits: "2004817",
  decimals: 4,
};
const owner = "0x00000000000000000000000000000000000000cc";
const hash = `0x${"ab".repeat(32)}`;

type Answer = unknown;
const refuse = (code: number): Answer => Promise.reject(Object.assign(new Error("no"), { code }));

/** A fake wallet; a list of answers is used one after the other. */
function wallet(answers: Record<string, () => Answer> = {}) {
  const asked: { method: string; params?: unknown }[] = [];
  const standard: Record<string, () => Answer> = {
    eth_requestAccounts: () => [owner],
    eth_chainId: () => "0x38",
    eth_call: () => "0x1e9751",
    eth_getBalance: () => "0x1",
    eth_sendTransaction: () => hash,
  };
  const provider: Provider = {
    request: async (call) => {
      asked.push(call);
      return { ...standard, ...answers }[call.method]?.();
    },
  };
  return { provider, asked };
}

async function problem(answers: Record<string, () => Answer>): Promise<unknown> {
  const { provider, asked } = wallet(answers);
  const error: unknown = await pay(provider, payment, () => {}).catch((thrown: unknown) => thrown);
  const isSent = asked.some(({ method }) => method === "eth_sendTransaction");
  return error instanceof PayError ? [error.problem, isSent] : error;
}

it("sends exactly the amount to the recipient through the token and returns the hash", async () => {
  const { provider, asked } = wallet();
  const steps: PayStep[] = [];
  expect(await pay(provider, payment, (step) => steps.push(step))).toBe(hash);
  expect(asked.at(-1)).toEqual({
    method: "eth_sendTransaction",
    params: [
      { from: owner, to: payment.token, data: transferData(payment.recipient, 2_004_817n), value: "0x0" },
    ],
  });
  expect(steps).toEqual(["stepConnect", "stepCheck", "stepConfirm", "stepSent"]);
});

it("the transfer call follows the standard: selector, recipient, amount", () => {
  expect(transferData("0xAbc0000000000000000000000000000000000001", 1n)).toBe(
    `0xa9059cbb${"0".repeat(24)}abc0000000000000000000000000000000000001${"0".repeat(63)}1`,
  );
});

it("a wallet on another network is switched, and an unknown network is added", async () => {
  const chains = ["0x1", "0x38", "0x38"];
  const { provider, asked } = wallet({
    eth_chainId: () => chains.shift(),
    wallet_switchEthereumChain: () => refuse(4902),
    wallet_addEthereumChain: () => null,
  });
  expect(await pay(provider, payment, () => {})).toBe(hash);
  expect(asked.map(({ method }) => method)).toContain("wallet_addEthereumChain");
});

describe("nothing is sent", () => {
  it.each([
    ["when the connection is refused", { eth_requestAccounts: () => refuse(4001) }, "refusedConnect"],
    ["when a request is already open", { eth_requestAccounts: () => refuse(-32_002) }, "pendingRequest"],
    ["when the wallet is locked", { eth_requestAccounts: () => [] }, "locked"],
    [
      "when the switch is refused",
      { eth_chainId: () => "0x1", wallet_switchEthereumChain: () => refuse(4001) },
      "refusedNetwork",
    ],
    [
      "when the wallet says it switched but did not",
      { eth_chainId: () => "0x1", wallet_switchEthereumChain: () => null },
      "refusedNetwork",
    ],
    ["when the account has too little", { eth_call: () => "0x1" }, "notEnoughToken"],
    ["when there is nothing for the fee", { eth_getBalance: () => "0x0" }, "notEnoughGas"],
  ])("%s", async (_when, answers, expected) => {
    expect(await problem(answers)).toEqual([expected, false]);
  });

  it("when the network changes between check and payment", async () => {
    const chains = ["0x38", "0x1"];
    expect(await problem({ eth_chainId: () => chains.shift() })).toEqual(["wrongNetwork", false]);
  });
});

it("refused, failed and unanswered payments are distinguished", async () => {
  expect(await problem({ eth_sendTransaction: () => refuse(4001) })).toEqual(["refusedPayment", true]);
  expect(await problem({ eth_sendTransaction: () => refuse(-32_000) })).toEqual(["failed", true]);
  expect(await problem({ eth_sendTransaction: () => null })).toEqual(["unknownOutcome", true]);
  expect(await problem({ eth_sendTransaction: () => refuse(4200) })).toEqual(["unsupported", true]);
});

it("a wallet that cannot read its balance can still pay", async () => {
  const { provider } = wallet({ eth_call: () => refuse(-32_601), eth_getBalance: () => refuse(-32_601) });
  expect(await pay(provider, payment, () => {})).toBe(hash);
});
