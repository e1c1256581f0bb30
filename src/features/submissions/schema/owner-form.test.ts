import { expect, it } from "vitest";
import { LIMITS, type OwnerAct } from "#features/submissions/model.ts";
import type { FormContext, FormNetwork } from "./context.ts";
import { canMove, ownerForm } from "./owner-form.ts";

const network = (key: string, kind: "evm" | "tron"): FormNetwork => ({
  key,
  title: key.toUpperCase(),
  isDeprecated: key === "heco",
  addressFormat: { kind },
  tokenStandards: [],
  nftStandards: [],
});
const context: FormContext = {
  networks: [network("eth", "evm"), network("heco", "evm"), network("trx", "tron")],
  categories: [],
};
const ADDRESS = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

const read = (act: OwnerAct, given: object) => ownerForm(act, context, "eth").read(given);
const problems = (act: OwnerAct, given: object = {}) =>
  read(act, given).problems.map(({ path, code }) => `${path}: ${code}`);

it.each([
  ["pause", []],
  ["resume", []],
  ["reopen", []],
  ["cancel_hand_over", []],
  ["delist", ["reason: required"]],
  ["appeal", ["text: required"]],
  ["hand_over", ["email: required"]],
  ["move", ["address: required", "reason: required"]],
] as const)("%s of an empty form lacks %j", (act, missing) => {
  expect(problems(act)).toEqual(missing);
});

it.each(["resume", "reopen", "cancel_hand_over", "pause", "delist", "appeal", "hand_over", "move"] as const)(
  "%s refuses what it does not ask",
  (act) => expect(problems(act, { state: "live" })).toContain("state: unknown_field"),
);

it("a reason is public: plain text of 300 characters", () => {
  for (const act of ["pause", "delist"] as const) {
    expect(read(act, { reason: " We moved. " }).value).toEqual({ reason: "We moved." });
    expect(problems(act, { reason: "x".repeat(LIMITS.publicReason) })).toEqual([]);
    expect(problems(act, { reason: "x".repeat(LIMITS.publicReason + 1) })).toEqual(["reason: too_long"]);
    expect(problems(act, { reason: "<b>now</b>" })).toEqual(["reason: markup"]);
  }
});

it("an appeal goes to a reviewer: it keeps its lines and may quote code", () => {
  const text = "See:\n<b>now</b>";
  expect(read("appeal", { text }).value).toEqual({ text });
});

it("a listing is handed over to an e-mail address", () => {
  expect(read("hand_over", { email: " new@example.org " }).value).toEqual({ email: "new@example.org" });
  expect(problems("hand_over", { email: "new" })).toEqual(["email: email"]);
});

it("a new contract is on the same network unless another is named, and is checked there", () => {
  const reason = "Upgraded";
  expect(read("move", { address: ADDRESS.toLowerCase(), reason }).value).toEqual({
    address: ADDRESS,
    reason,
  });
  expect(problems("move", { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", reason })).toEqual([
    "address: address_format",
  ]);
  const moved = { network: "trx", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", reason };
  expect(read("move", moved)).toEqual({ ok: true, value: moved, problems: [] });
  expect(problems("move", { network: "trx", address: ADDRESS, reason })).toEqual(["address: address_format"]);
  expect(problems("move", { network: "heco", address: ADDRESS, reason })).toEqual(["network: network_ended"]);
});

it("tokens and NFTs can move; a DApp changes its contracts in its form", () => {
  expect([canMove("token"), canMove("nft"), canMove("dapp")]).toEqual([true, true, false]);
});
