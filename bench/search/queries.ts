/** What people type to find a generated DApp, and the DApp they mean. */
import { createRandom, pick, RUN_SCRIPTS, type GeneratedDapp, type Random } from "./generate.ts";

export interface BenchQuery {
  readonly kind: "name" | "beginning" | "typo" | "fragment" | "common" | "token";
  readonly text: string;
  /** The position of the intended DApp; null if many fit equally well. */
  readonly target: number | null;
}

const LETTERS: readonly [RegExp, string][] = [
  [/^\p{Script=Cyrillic}/u, "абвгдежзиклмнопрстуфхц"],
  [/^\p{Script=Devanagari}/u, "कखगचजतदनपबमयरलवस"],
  [/^/, "abcdefghiklmnoprstuvz"],
];

/** Changes, drops, adds or swaps one letter, but never the first. */
function misspell(random: Random, name: string): string {
  const letters = [...name];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const alphabet = LETTERS.find(([script]) => script.test(name))?.[1] ?? "";
  const other = pick(random, [...alphabet]);
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters[at] = other;
  else if (kind === 1) letters.splice(at, 1);
  else if (kind === 2) letters.splice(at, 0, other);
  else letters.splice(at, 2, letters[at + 1] ?? "", letters[at] ?? "");
  return letters.join("").toLowerCase();
}

const COMMON = [
  "swap",
  "bridge",
  "lending",
  "defi",
  "ethereum",
  "liquidity",
  "跨链桥",
  "биржа",
  "เกม",
  "a",
  "the",
];

export function makeQueries(dapps: readonly GeneratedDapp[], count: number): BenchQuery[] {
  const random = createRandom(99);
  return Array.from({ length: count }, () => {
    const target = Math.floor(random() * dapps.length);
    return makeQuery(random, dapps[target] as GeneratedDapp, target);
  });
}

function makeQuery(
  random: Random,
  { title, script, tokens = [] }: GeneratedDapp,
  target: number,
): BenchQuery {
  const letters = [...title];
  const chance = random();
  if (chance < 0.05) return { kind: "common", text: pick(random, COMMON), target: null };
  if (chance < 0.1 && tokens[0]) return { kind: "token", text: tokens[0].toLowerCase(), target: null };
  if (chance < 0.25) return { kind: "name", text: title, target };
  if (RUN_SCRIPTS.has(script)) {
    const from = Math.floor(random() * letters.length);
    const length = 1 + Math.floor(random() * 3);
    return { kind: "fragment", text: letters.slice(from, from + length).join(""), target };
  }
  if (chance < 0.6) {
    return { kind: "beginning", text: letters.slice(0, 1 + Math.floor(random() * 6)).join(""), target: null };
  }
  return { kind: "typo", text: misspell(random, title), target };
}
