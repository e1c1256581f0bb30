import { blake2b } from "@noble/hashes/blake2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base58 } from "@scure/base";
import { describe, expect, it } from "vitest";
import networks from "#content/seed/networks.json" with { type: "json" };
import { checkAddress, type AddressFormat } from "./address-check.ts";

/** Per format: valid addresses, and the same with one wrong character, refused by checksum or by form. */
const CASES: Readonly<Record<string, { good: string[]; checksum?: string[]; form: string[] }>> = {
  evm: {
    good: ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", "0xeca41281c24451168a37211f0bc2b8645af45092"],
    checksum: ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046", "0xd8da6BF26964aF9D7eEd9e03E53415D37aA96045"],
    form: ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604", "0xg8dA6BF26964aF9D7eEd9e03E53415D37aA96045"],
  },
  tron: {
    good: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "1002000"],
    checksum: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u"],
    form: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60", "AR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  },
  jingtum: {
    good: ["jGj83Xe4GEyDKXBDrFBGXdMWHKTSy29XUp"],
    checksum: ["jGj83Xe4GEyDKXBDrFBGXdMWHKTSy29XUq"],
    form: ["jGj83Xe4GEyDKXBDrFBGXdMWHKTSy29XU0", "kGj83Xe4GEyDKXBDrFBGXdMWHKTSy29XUp"],
  },
  solana: {
    good: ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "So11111111111111111111111111111111111111112"],
    form: ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt"],
  },
  antelope: {
    good: ["eosio.token", "tpopensource"],
    form: ["eosio.token.", "eosio_token", "tpopensource6", "Tpopensource"],
  },
  iost: {
    good: ["ContractEnL9BviuXihxyNxEZofBPFhkGZQyAy4NhQX2LMVWRtZB", "token.iost", "iost"],
    form: ["Contract0nL9BviuXihxyNxEZofBPFhkGZQyAy4NhQX2LMVWRtZB", "token.iosx", "TOKEN.iost"],
  },
  aptos: {
    good: [
      "0x1",
      "0xf22bede237a07e121b56d91a491eb7bcdfd1f5907926a9e58338f964a01b17fa",
      "0x1::aptos_coin::AptosCoin",
    ],
    form: [
      "0x0",
      "0xg",
      "0xf22bede237a07e121b56d91a491eb7bcdfd1f5907926a9e58338f964a01b17fg",
      "0x1::aptos_coin",
    ],
  },
  filecoin: {
    good: [
      "f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy",
      "f01729",
      "f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa",
      "f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a",
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
    ],
    checksum: [
      "f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryz",
      "f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxb",
      "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046",
    ],
    form: ["f57uoq6tp427uzv7fztkbsnn64iwotfrristwpryy", "t17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy", "f0x"],
  },
  "bech32 cosmos": {
    good: [
      "cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh",
      "ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC",
    ],
    checksum: ["cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0ep"],
    form: ["cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eb", "osmo1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh"],
  },
  "bech32 bnb": {
    good: ["bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2", "BUSD-BD1"],
    checksum: ["bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h3"],
    form: ["bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46hb", "BUSD-BDX"],
  },
  "evm ex": {
    good: ["ex1qv8pjfp08fz4qkmxw97g0y5a4zemajw5wlspnm"],
    checksum: ["ex1qv8pjfp08fz4qkmxw97g0y5a4zemajw5wlspnn"],
    form: ["ex1qv8pjfp08fz4qkmxw97g0y5a4zemajw5wlspnb"],
  },
  "evm one": {
    good: ["one103q7qe5t2505lypvltkqtddaef5tzfxwsse4z7"],
    checksum: ["one103q7qe5t2505lypvltkqtddaef5tzfxwsse4z8"],
    form: ["one103q7qe5t2505lypvltkqtddaef5tzfxwsse4zb"],
  },
  "evm lat": {
    good: ["lat1zqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzsjx8h7"],
    checksum: ["lat1zqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzsjx8h8"],
    form: ["lat1zqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzsjx8hb"],
  },
  "ss58 0": {
    good: ["15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5", "1984"],
    checksum: ["15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6"],
    form: [
      "HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F",
      "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp0",
    ],
  },
  "ss58 2": {
    good: ["HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F"],
    checksum: ["HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74G"],
    form: [
      "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
      "HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf740",
    ],
  },
  "ss58 27": {
    good: ["3hHARR8QTFhWd91K4QTtm79BRg121W1gZiLEdj6Wmcv1NsGv"],
    checksum: ["3hHARR8QTFhWd91K4QTtm79BRg121W1gZiLEdj6Wmcv1NsGw"],
    form: ["15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"],
  },
};

function casesOf(format: AddressFormat) {
  if (format.kind === "bech32" || format.kind === "ss58") return [CASES[`${format.kind} ${format.prefix}`]!];
  const own = format.kind === "evm" && format.bech32 ? [CASES[`evm ${format.bech32}`]!] : [];
  return [CASES[format.kind]!, ...own];
}

it("there are 59 networks", () => expect(networks).toHaveLength(59));

describe.each(networks.map(({ key, addressFormat }) => [key, addressFormat as AddressFormat] as const))(
  "on %s",
  (_key, format) => {
    const cases = casesOf(format);
    const check = (address: string) => checkAddress(format, address, "contract");

    it("valid addresses are accepted", () => {
      for (const address of cases.flatMap(({ good }) => good))
        expect(check(address), address).toMatchObject({ ok: true });
    });

    it("one wrong character is refused, by the checksum if there is one", () => {
      for (const address of cases.flatMap(({ checksum = [] }) => checksum))
        expect(check(address), address).toEqual({ ok: false, code: "address_checksum" });
      for (const address of cases.flatMap(({ form }) => form))
        expect(check(address), address).toEqual({ ok: false, code: "address_format" });
    });

    it("a valid address with something before or behind it is none", () => {
      const good = cases.flatMap((one) => one.good);
      for (const address of good.flatMap((one) => [`!${one}`, `${one}!`, `${one}\n`]))
        expect(check(address), address).toMatchObject({ ok: false });
    });

    it("junk is refused by its form, quickly", () => {
      const junk = [
        "",
        " ",
        "0x",
        "T",
        "javascript:alert(1)",
        "1".repeat(100_000),
        "💥".repeat(20),
        "../../x",
      ];
      for (const text of junk)
        expect(check(text), text.slice(0, 20)).toEqual({ ok: false, code: "address_format" });
    });
  },
);

it("an EVM address without a checksum gets one", () => {
  expect(checkAddress({ kind: "evm" }, "0xd8da6bf26964af9d7eed9e03e53415d37aa96045", "account")).toEqual({
    ok: true,
    address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  });
});

it("a text that is longer than any address is refused before it is decoded", () => {
  const long = "0".repeat(201);
  for (const kind of ["evm", "solana", "tron", "aptos", "filecoin", "iost", "antelope", "jingtum"] as const)
    expect(checkAddress({ kind }, long, "contract")).toEqual({ ok: false, code: "address_format" });
});

it("a token identifier is not accepted as an account", () => {
  expect(checkAddress({ kind: "tron" }, "1002000", "account").ok).toBe(false);
  expect(checkAddress({ kind: "iost" }, "token.iost", "account").ok).toBe(false);
  expect(checkAddress({ kind: "iost" }, "admin", "account").ok).toBe(true);
  expect(checkAddress({ kind: "aptos" }, "0x1::aptos_coin::AptosCoin", "account").ok).toBe(false);
  expect(checkAddress({ kind: "ss58", prefix: 0 }, "1984", "account").ok).toBe(false);
});

it("an SS58 prefix above 63 takes two bytes", () => {
  // 66 as the SS58 registry defines it: 0b01 and its upper six bits, then its lower two bits.
  const body = Uint8Array.from([0x50, 0x80, ...Array<number>(32).fill(7)]);
  const sum = blake2b(concatBytes(utf8ToBytes("SS58PRE"), body), { dkLen: 64 }).subarray(0, 2);
  const address = base58.encode(concatBytes(body, sum));
  expect(checkAddress({ kind: "ss58", prefix: 66 }, address, "account")).toEqual({ ok: true, address });
  for (const prefix of [2, 80, 65, 67])
    expect(checkAddress({ kind: "ss58", prefix }, address, "account")).toEqual({
      ok: false,
      code: "address_format",
    });
});

it("a bech32 address may be in capitals, as QR codes have it, but not mixed", () => {
  const format = { kind: "bech32", prefix: "cosmos" } as const;
  const address = "cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh";
  expect(checkAddress(format, address.toUpperCase(), "account")).toEqual({ ok: true, address });
  const mixed = address.replace("fl48", "FL48");
  expect(checkAddress(format, mixed, "account")).toEqual({ ok: false, code: "address_format" });
  const denomination = "ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC";
  expect(checkAddress(format, denomination, "account").ok).toBe(false);
});

it("an EVM address in capitals has no checksum and gets one, also on a network with its own notation", () => {
  const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
  const capitals = `0x${address.slice(2).toUpperCase()}`;
  for (const format of [{ kind: "evm" }, { kind: "evm", bech32: "ex" }, { kind: "filecoin" }] as const)
    expect(checkAddress(format, capitals, "account")).toEqual({ ok: true, address });
  expect(checkAddress({ kind: "evm" }, "ex1qv8pjfp08fz4qkmxw97g0y5a4zemajw5wlspnm", "account").ok).toBe(
    false,
  );
});
