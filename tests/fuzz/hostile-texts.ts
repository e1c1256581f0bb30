/** Texts that broke other software, and texts that are slow to process with a naive algorithm. */
import type { Random } from "./random.ts";

const NAUGHTY = [
  "",
  " ",
  "\n\r\t",
  "\u0000",
  "\ud800",
  "\u202egpj.exe",
  "\u200b\u2060\ufeff",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "'; drop table submission; --",
  "../../../../etc/passwd",
  "%00%ff%zz%",
  "٠١٢٣",
  "１２３",
  "NaN",
  "1e309",
  "-0",
  "0x",
  "1,000,000.00",
  "{{7*7}}",
  "${7*7}",
  "%s%n%x",
  "ﷺ".repeat(200),
  "𝕋𝕠𝕜𝕖𝕟",
  "👩‍👩‍👧‍👦",
  "e\u0301\u0316",
  "__proto__",
  "constructor",
  "toString",
  "https://[::1]:0/",
  "https://xn--",
  "http://user:pass@example.org/",
  "http://example.org:99999/",
  "//evil.example",
  "\\\\evil.example",
  "a@b@c",
  "a@b.c".repeat(20),
  "0x" + "f".repeat(64),
  "bscscan.com/tx/0x" + "0".repeat(64),
  "true",
  "null",
  "[]",
  "{}",
];

/** What is repeated, and how it ends. Each has slowed down a regular expression or a loop that restarts. */
const REPEATED: readonly (readonly [unit: string, end: string])[] = [
  [" ", "x"],
  ["\u200b", "x"],
  ["\t\n", "x"],
  ["a", ""],
  ["a", "@"],
  ["a@", ""],
  ["a.", ""],
  ["<a", ""],
  ["</", ""],
  ["<script", ""],
  ["&", ""],
  ["a=&", ""],
  ["a.0.", ""],
  ["/", "b/"],
  ["../", ""],
  ["%", ""],
  ["%2f", ""],
  ["\\", ""],
  ['"', ""],
  ["0", "1"],
  ["1,000", "x"],
  [",", ""],
  [";q=0,", ""],
  ["-", ""],
  ["(", ""],
  ["[", ""],
  ["e\u0301", ""],
  ["\u0301\u0316", ""],
  ["ก็", ""],
  ["語", ""],
  ["ﷺ", ""],
  ["xn--", ""],
  ["::", ""],
];

export const repeatedTo = (length: number): string[] =>
  REPEATED.map(([unit, end]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end);

const LENGTHS = [1, 7, 60, 300, 2_000, 9_000];

export function hostileText(random: Random, longest = Infinity): string {
  if (random.chance(0.5)) return random.pick(NAUGHTY).slice(0, longest);
  if (random.chance(0.3)) {
    const codes = Array.from({ length: random.below(60) }, () => random.below(0xffff));
    return String.fromCharCode(...codes);
  }
  const [unit, end] = random.pick(REPEATED);
  const length = Math.min(random.pick(LENGTHS), longest);
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end;
}
