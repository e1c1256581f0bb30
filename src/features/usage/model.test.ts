import { expect, it } from "vitest";
import { keptWords } from "./model.ts";

it.each([
  ["tornado cash", "tornado cash"],
  ["  поиск   моста ", "поиск моста"],
  ["借贷平台", "借贷平台"],
  ["layer 2 bridge", "layer 2 bridge"],
  ["ผู้ใช้", "ผู้ใช้"],
])("words that name a thing are kept: %s", (typed, words) => {
  expect(keptWords(typed)).toBe(words);
});

it.each([
  ["a mail address", "ann@example.org"],
  ["an EVM address", "0x1f9840a85d5af5bf1d1762f925bdaddc4201f984"],
  ["a part of an address", "1f9840a85d5af5bf1d"],
  ["a Solana address", "9xqewvg816bucqubkvzqyq8yqyq8"],
  ["a host", "my-private-site.example"],
  ["a link", "https://example.org/?token=1"],
  ["a phone number", "+49 151 2345678"],
  ["a card number", "4111111111111111"],
  ["a recovery phrase", "abandon ability able about above absent"],
  ["a long text", "x".repeat(41)],
  ["nothing", "   "],
  ["a control character", "a\u0000b"],
])("what looks personal is never kept: %s", (_, typed) => {
  expect(keptWords(typed)).toBeNull();
});
