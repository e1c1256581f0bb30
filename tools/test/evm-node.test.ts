import { expect, it } from "vitest";
import { binaryPackage } from "./evm-node.ts";

it("the binary of this platform is selected", () => {
  const here = `@nomicfoundation/edr-${process.platform}-${process.arch}`;
  const packages = {
    "@nomicfoundation/edr-plan9-mips": "1.0.0",
    [`${here}-musl`]: "1.0.0",
    [`${here}-gnu`]: "1.0.0",
  };
  expect(binaryPackage(packages)).toBe(`${here}-gnu@1.0.0`);
  expect(binaryPackage({ "@nomicfoundation/edr-plan9-mips": "1.0.0" })).toBeNull();
});
