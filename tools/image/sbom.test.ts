import { resolve } from "node:path";
import { expect, it } from "vitest";
import { productionPackages } from "./production-packages.ts";
import { sbomOf } from "./sbom.ts";

const ROOT = resolve(import.meta.dirname, "../..");

it("the bill of materials names every package of the image with version, hash and licence", () => {
  const paths = productionPackages(ROOT);
  const { bomFormat, components } = sbomOf(ROOT, paths);
  expect(bomFormat).toBe("CycloneDX");
  expect(components.map((one) => one["bom-ref"])).toEqual(paths);
  expect(components.map(({ name }) => name)).toContain("react-dom");
  for (const { name, purl, version, hashes, licenses } of components) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(purl).toBe(`pkg:npm/${name.replace("@", "%40")}@${version}`);
    expect(hashes?.[0]?.content, name).toMatch(/^[\da-f]{128}$/);
    expect(licenses, name).toHaveLength(1);
  }
});
