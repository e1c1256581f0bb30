import { expect, it } from "vitest";
import { hostsIn, hostsNamed } from "./links.ts";

it.each([
  ["https://scam.example/a", ["scam.example"]],
  ["t.me/harbour", ["t.me"]],
  ["write to Team@Scam.Example, please", ["scam.example"]],
  ["see scam.example.", ["scam.example"]],
  ["https://good.example/?to=https://scam.example/x", ["good.example", "scam.example"]],
  ["https://good.example/?to=https%3A%2F%2Fscam.example", ["good.example", "scam.example"]],
  ["https://scam%2eexample", ["scam.example"]],
  ["ｓｃａｍ．example and scam。example", ["scam.example"]],
  ["https://WWW.SCAM.example", ["scam.example"]],
  ["https://bücher.example", ["xn--bcher-kva.example"]],
])("finds the hosts in %s", (text, hosts) => {
  expect(hostsIn(text)).toEqual(expect.arrayContaining(hosts));
});

it("does not take the end of a sentence for a host", () => {
  expect(hostsIn("Nothing here. 100 % ours... really")).toEqual([]);
});

it("checks every field except the note to the reviewer", () => {
  const fields = {
    url: "https://a.example",
    audit_url: ["https://b.example", "https://c.example/report.pdf"],
    texts: { en: { title: "D", desc: "at d.example" } },
    contact: ["discord.gg/e.example"],
    note: "somebody copies us at f.example",
    consent: ["g.example"],
  };
  const named = hostsNamed(fields).map(({ field, host }) => `${field} ${host}`);
  for (const one of [
    "url a.example",
    "audit_url.1 c.example",
    "texts.en.desc d.example",
    "contact.0 e.example",
  ])
    expect(named).toContain(one);
  expect(named.join(" ")).not.toMatch(/[fg]\.example/);
});

it("takes time linear in the length of the text", () => {
  const start = performance.now();
  hostsIn("a.".repeat(200_000));
  hostsIn("a".repeat(400_000));
  hostsIn("%61".repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1_000);
});
