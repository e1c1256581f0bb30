import { describe, expect, it } from "vitest";
import { listedTokens, nextVersion } from "./token-list.ts";

const networks = [
  { key: "eth", chainId: "1", isEvm: true, isDeprecated: false },
  { key: "bsc", chainId: "56", isEvm: true, isDeprecated: false },
  { key: "trx", chainId: "728126428", isEvm: false, isDeprecated: false },
  { key: "heco", chainId: "128", isEvm: true, isDeprecated: true },
];
const address = (digit: string): string => `0x${digit.repeat(40)}`;
const token = (digit: string, network = "eth", more = {}) => ({
  network,
  address: address(digit),
  symbol: "ABC",
  name: "A token",
  decimals: 18,
  dappId: null,
  logo: null,
  ...more,
});
const list = (...tokens: ReturnType<typeof token>[]) => listedTokens(tokens, networks);

describe("the content of a token list", () => {
  it("tokens of active EVM networks, in a stable order", () => {
    const tokens = [token("2", "bsc"), token("b"), token("A"), token("3", "trx"), token("4", "heco")];
    expect(list(...tokens).map(({ chainId, address: at }) => [chainId, at.at(-1)])).toEqual([
      [1, "A"],
      [1, "b"],
      [56, "2"],
    ]);
    expect(list(...tokens.toReversed())).toEqual(list(...tokens));
  });

  it.each([
    { symbol: "A B" },
    { symbol: "" },
    { symbol: "A".repeat(21) },
    { name: "A".repeat(61) },
    { name: "A\nB" },
    { decimals: 256 },
    { decimals: 1.5 },
    { address: "0x12" },
  ])("nothing that the schema refuses: %o", (more) => {
    expect(list(token("1", "eth", more))).toEqual([]);
  });
});

describe("the version of a token list", () => {
  const version = { major: 2, minor: 3, patch: 4 };
  const before = list(token("1"), token("2"));

  it("stays while nothing changes", () => {
    expect(nextVersion(version, before, list(token("2"), token("1")))).toBeNull();
  });

  it("increases its major number when a token is removed, whatever else happened", () => {
    const next = { major: 3, minor: 0, patch: 0 };
    expect(nextVersion(version, before, list(token("1")))).toEqual(next);
    expect(nextVersion(version, before, list(token("1"), token("3")))).toEqual(next);
  });

  it("increases its minor number when a token is added", () => {
    const now = list(token("1", "eth", { symbol: "NEW" }), token("2"), token("3"));
    expect(nextVersion(version, before, now)).toEqual({ major: 2, minor: 4, patch: 0 });
  });

  it("increases its patch number when a token has changed", () => {
    const patched = { major: 2, minor: 3, patch: 5 };
    const renamed = list(token("1"), token("2", "eth", { name: "Another name" }));
    expect(nextVersion(version, before, renamed)).toEqual(patched);
    const withLogo = list(token("1"), token("2", "eth", { logo: "/uploads/a.png" }));
    expect(nextVersion(version, before, withLogo)).toEqual(patched);
  });
});
