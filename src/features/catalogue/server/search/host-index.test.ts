import { expect, it } from "vitest";
import { HostIndex } from "./host-index.ts";

const indexed = (
  ...listed: readonly (readonly [title: string, url: string, ...keywords: string[]])[]
): HostIndex => {
  const index = new HostIndex();
  listed.forEach(([title, url, ...keywords], at) => index.add(at, { title, url, keywords }));
  return index;
};

const UNISWAP = ["Uniswap", "https://app.uniswap.org/swap"] as const;

it("a DApp is found by its host and by its site, and not by another host of that site", () => {
  const index = indexed(UNISWAP);
  for (const host of ["app.uniswap.org", "uniswap.org"])
    expect(index.find(host)).toEqual({ listed: [0], nearest: [], isLookAlike: false });
  expect(index.find("docs.uniswap.org")).toEqual({ listed: [], nearest: [0], isLookAlike: false });
  expect(index.find("org").listed).toEqual([]);
});

it("several DApps of one host are found in their order, each once", () => {
  const index = indexed(
    ["One", "https://a.example.org"],
    ["Two", "https://b.other.org"],
    ["Three", "https://b.example.org"],
    ["Four", "https://example.org"],
  );
  expect(index.find("example.org").listed).toEqual([0, 2, 3]);
  expect(index.find("b.example.org").listed).toEqual([2]);
});

it("of the DApps of one owner three are the nearest", () => {
  const index = indexed(
    ...["a", "b", "c", "d"].map((name) => [name, `https://${name}.example.org/`] as const),
  );
  expect(index.find("x.example.org")).toEqual({ listed: [], nearest: [0, 1, 2], isLookAlike: false });
});

it("a name or nickname with a dot is a host of the DApp", () => {
  const index = indexed(["Pump.fun", "https://launch.example.com", "old-pump.io", "a nickname"]);
  for (const host of ["pump.fun", "old-pump.io", "launch.example.com"])
    expect(index.find(host).listed, host).toEqual([0]);
});

it("a DApp whose title is its host is found once", () => {
  expect(indexed(["Sun.io", "https://sun.io", "sun.io"]).find("sun.io").listed).toEqual([0]);
});

it("a host that resembles a listed name is a look-alike, and a stranger is not", () => {
  const index = indexed(["Other", "https://other-thing.com"], UNISWAP);
  expect(index.find("unlswap.org")).toEqual({ listed: [], nearest: [1], isLookAlike: true });
  expect(index.find("kraken.com")).toEqual({ listed: [], nearest: [], isLookAlike: false });
});

it("a listing without a website is known by its name only", () => {
  const index = indexed(["Uniswap", "not a website"]);
  expect(index.find("uniswap-app.com")).toMatchObject({ nearest: [0], isLookAlike: true });
});
