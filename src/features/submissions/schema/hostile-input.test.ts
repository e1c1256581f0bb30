/** No field costs more than its length: long input is refused before it is trimmed, matched or copied. */
import { expect, it } from "vitest";
import { nestFields } from "#features/submissions/form-names.ts";
import { isEmpty } from "#features/submissions/rules/field.ts";
import { createDappForm } from "./dapp.ts";
import { createNftForm } from "./nft.ts";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "./sample-forms.ts";
import { createTokenForm } from "./token.ts";

const context = { networks: [], categories: [] };
const FORMS = [
  { kind: "dapp", form: createDappForm(context), sample: SAMPLE_DAPP },
  { kind: "token", form: createTokenForm(context), sample: SAMPLE_TOKEN },
  { kind: "nft", form: createNftForm(context), sample: SAMPLE_NFT },
] as const;

const LENGTH = 200_000;
/** For all fields of all forms; one quadratic field would take a minute. */
const BUDGET_MS = 1_000;

const SHAPES: readonly (readonly [name: string, text: string])[] = [
  ["blanks between two letters", `a${" ".repeat(LENGTH)}b`],
  ["blanks", " ".repeat(LENGTH)],
  ["zero-width spaces", `a${"\u200b".repeat(LENGTH)}b`],
  ["tags without an end", "<a".repeat(LENGTH / 2)],
  ["line ends", `a${"\r\n".repeat(LENGTH / 2)}b`],
  ["zeros", `1.${"0".repeat(LENGTH)}1`],
  ["thousands", `1${",000".repeat(LENGTH / 4)}x`],
  ["a host of dots", "a.".repeat(LENGTH / 2)],
  ["marks in the wrong order", `a${"\u0301\u0316".repeat(LENGTH / 2)}`],
  ["at-signs", "a@".repeat(LENGTH / 2)],
  ["commas", ",".repeat(LENGTH)],
];

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(SHAPES)("%s in any field are refused quickly", (_name, text) => {
  const spent = cpuMs(() => {
    for (const { form, sample } of FORMS) {
      for (const field of Object.keys(form.schema.shape)) {
        for (const given of [text, [text], { en: { desc: text } }]) {
          form.read({ ...sample, [field]: given });
        }
      }
    }
  });
  expect(spent).toBeLessThan(BUDGET_MS);
});

it("marks in the wrong order cost no more than other texts where they are short enough to be read", () => {
  const [{ form, sample }] = FORMS;
  const note = `a${"\u0301".repeat(2_050)}${"\u0316".repeat(2_050)}`;
  const tokens = Array.from({ length: 20 }, () => ({ symbol: note.slice(1_900, 2_150) }));
  const spent = cpuMs(() => {
    for (let n = 0; n < 10; n += 1) {
      const { problems } = form.read({ ...sample, note, tokens });
      expect(problems).toContainEqual(expect.objectContaining({ path: "note", code: "invisible" }));
    }
  });
  // Sorting the marks of one note takes 15 ms.
  expect(spent).toBeLessThan(100);
});

it("endlessly nested objects are not empty and are refused", () => {
  let nested: object = {};
  for (let depth = 0; depth < 50_000; depth += 1) nested = { en: nested };
  expect(isEmpty(nested)).toBe(false);
  expect(FORMS[0].form.read({ ...SAMPLE_DAPP, texts: nested, tokens: [nested] }).problems).not.toEqual([]);
});

it("a name that occurs 100,000 times makes one list, quickly", () => {
  const entries = Array.from({ length: 100_000 }, () => ["a", ""] as const);
  let nested: Record<string, unknown> = {};
  expect(cpuMs(() => (nested = nestFields(entries)))).toBeLessThan(BUDGET_MS);
  expect(nested["a"]).toHaveLength(100_000);
});

it("blanks around and between words do not count towards the length", () => {
  const name = `  ${SAMPLE_NFT.name.split(" ").join(" ".repeat(20))}\u200b${" ".repeat(100)}`;
  const { value, problems } = FORMS[2].form.read({ ...SAMPLE_NFT, name });
  expect(value.name).toBe(SAMPLE_NFT.name);
  expect(problems.filter(({ path }) => path === "name")).toEqual([]);
});
