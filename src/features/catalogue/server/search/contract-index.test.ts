import { expect, it } from "vitest";
import { addressesIn, ContractIndex, writtenAddress } from "./contract-index.ts";

const HEX = "1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
const TRON = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

const indexed = (...contracts: readonly (readonly string[])[]): ContractIndex => {
  const index = new ContractIndex();
  contracts.forEach((addresses, at) =>
    index.add(
      at,
      addresses.map((address) => ({ address })),
    ),
  );
  return index;
};

it("a hex address is found in any case, with or without 0x, and in a link to an explorer", () => {
  const index = indexed([], [`0x${HEX}`]);
  for (const typed of [
    `0x${HEX}`,
    HEX.toLowerCase(),
    `0X${HEX.toUpperCase()}`,
    `https://etherscan.io/token/0x${HEX}#code`,
  ])
    expect(index.find(typed), typed).toEqual([1]);
});

it("an address of another notation is found in its own case only", () => {
  const index = indexed([TRON]);
  expect(index.find(TRON)).toEqual([0]);
  expect(index.find(TRON.toLowerCase())).toEqual([]);
});

it("a contract of several DApps finds all of them, each once", () => {
  const index = indexed([`0x${HEX}`, HEX.toLowerCase()], [TRON], [`0x${HEX}`]);
  expect(index.find(HEX)).toEqual([0, 2]);
});

it("words shorter than 26 characters are no addresses, neither listed nor typed", () => {
  const [short, long] = ["a".repeat(25), "a".repeat(26)];
  const index = indexed([short], [long]);
  expect(index.find(short)).toEqual([]);
  expect(index.find(long)).toEqual([1]);
  expect(addressesIn(`${short} ${long}`)).toEqual([long]);
});

it("the first three addresses of a text are looked up, until one is listed", () => {
  const others = ["b", "c", "d"].map((sign) => sign.repeat(30));
  const index = indexed([TRON]);
  expect(addressesIn([...others, TRON].join("/"))).toEqual(others);
  expect(index.find([others[0], others[1], TRON].join(" "))).toEqual([0]);
  expect(index.find([...others, TRON].join(" "))).toEqual([]);
});

it("hex addresses are written with 0x in small letters, others as they are", () => {
  expect(writtenAddress(HEX)).toBe(`0x${HEX.toLowerCase()}`);
  expect(writtenAddress(`0x${HEX}`)).toBe(`0x${HEX.toLowerCase()}`);
  expect(writtenAddress(TRON)).toBe(TRON);
  // 39 signs, 65 signs, and an address inside a text.
  for (const text of [HEX.slice(1), "a".repeat(65), `x${HEX}`, `${HEX}x`])
    expect(writtenAddress(text)).toBe(text);
  expect(writtenAddress("A".repeat(64))).toBe(`0x${"a".repeat(64)}`);
});
