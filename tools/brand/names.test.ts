/**
 * Three lists of names and hosts, each written without a look at the rule: copies of known wallets, and names that an
 * honest brand may choose.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { walletsItResembles } from "./resemblance.ts";

interface Names {
  readonly names: readonly string[];
  readonly hosts: readonly string[];
}
interface NameSet {
  readonly copies: Names;
  readonly honest: Names;
}

const LEAST_REFUSED = 0.98;
const MOST_WRONGLY_REFUSED = 0.01;

const read = (name: string): NameSet =>
  JSON.parse(readFileSync(new URL(`names/${name}.json`, import.meta.url), "utf8")) as NameSet;

const isRefused = (name: string, host: string): boolean =>
  walletsItResembles({ name, hosts: [host] }).length > 0;

/** Which are refused, and which are not. */
function sorted({ names, hosts }: Names): { readonly refused: string[]; readonly taken: string[] } {
  const all = [
    ...names.map((name) => ({ text: name, refused: isRefused(name, "driftwood.example") })),
    ...hosts.map((host) => ({ text: host, refused: isRefused("Driftwood", host) })),
  ];
  const textsOf = (refused: boolean): string[] =>
    all.filter((one) => one.refused === refused).map(({ text }) => text);
  return { refused: textsOf(true), taken: textsOf(false) };
}

test.each(["first", "second", "third"])("of the %s list 98 %% of the copies are refused", (list) => {
  const { refused, taken } = sorted(read(list).copies);
  const share = refused.length / (refused.length + taken.length);
  expect(share, `let through: ${taken.join(", ")}`).toBeGreaterThanOrEqual(LEAST_REFUSED);
});

test.each(["first", "second", "third"])("of the %s list 99 %% of the honest names are taken", (list) => {
  const { refused, taken } = sorted(read(list).honest);
  const share = refused.length / (refused.length + taken.length);
  expect(share, `wrongly refused: ${refused.join(", ")}`).toBeLessThanOrEqual(MOST_WRONGLY_REFUSED);
});
