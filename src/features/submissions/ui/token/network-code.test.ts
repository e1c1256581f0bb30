import { expect, it } from "vitest";
import seed from "#content/seed/networks.json" with { type: "json" };
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import { nextNetworkCode } from "./network-code.ts";

const networks = seed.map(
  ({ key, code }) => ({ key, networkCode: code ?? key.toUpperCase() }) as unknown as FieldNetwork,
);
const next = (from: string, to: string, typed: string) => nextNetworkCode(networks, { from, to, typed });

it("fills in the network's own code, not the symbol of its fee coin", () => {
  expect(next("", "bsc", "")).toBe("BSC");
  expect(next("", "base", "")).toBe("Base");
  expect(next("", "eth", "")).toBe("ETH");
});

it("the code follows a change of the network, but typed codes stay", () => {
  expect(next("bsc", "eth", "BSC")).toBe("ETH");
  expect(next("bsc", "eth", "MINE")).toBe("MINE");
  expect(next("bsc", "nowhere", "BSC")).toBe("BSC");
});
