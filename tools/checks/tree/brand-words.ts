import { findingsOf, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";
import { literally } from "#tools/checks/messages/names.ts";

/** What another brand would have to find and change by hand. Names belong into brand/; the docs may name examples. */
const PLACES = /^(?:src|tests|content|tools|bench|vite|deploy)\//;

interface Names {
  readonly name: string;
  readonly programme: string;
  readonly token: { readonly symbol: string };
  readonly officialHost: string;
  readonly hosts: readonly string[];
}

/** Matches the names of every brand, in any case, but not inside longer words. */
function patternOf(brands: readonly Names[]): RegExp {
  const words = brands.flatMap(({ name, programme, token, officialHost, hosts }) => [
    name,
    programme,
    token.symbol,
    officialHost,
    ...hosts,
  ]);
  const any = words.map((word) => literally(word).replaceAll(/\s/g, String.raw`(?:\s|\\u00a0)`)).join("|");
  return new RegExp(`(?<![a-z0-9])(?:${any})(?![a-z0-9])`, "gi");
}

/** Texts, data, code and tests take the names of the brand from the brand, so that another one needs no search. */
export function checkBrandWords(files: readonly SourceFile[]): Finding[] {
  const brands = files.filter(({ path }) => /^brand\/[\w-]+\/brand\.json$/.test(path));
  if (brands.length === 0) return [];
  const pattern = patternOf(brands.map(({ text }) => JSON.parse(text) as Names));
  return files
    .filter(({ path }) => PLACES.test(path))
    .flatMap((file) =>
      findingsOf(file, pattern, (word) => `"${word}" belongs to one brand: take it from brand/`),
    );
}
