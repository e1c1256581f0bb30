import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/language.tsx";
import en from "#i18n/generated/desk-en.json";
import zh from "#i18n/generated/desk-zh.json";
import type { MessageTree } from "#i18n/message-tree.ts";
import { RECORD_PROBLEM_CODES, type RecordProblem } from "#lib/records/record-problem.ts";
import { ProblemList } from "./problem-list.tsx";

const TEXTS = { en, zh } as unknown as Readonly<Record<"en" | "zh", MessageTree>>;

async function saidIn(language: "en" | "zh", problems: readonly RecordProblem[]): Promise<string[]> {
  const { container } = await render(
    <LanguageProvider language={language} messages={TEXTS[language]}>
      <ProblemList problems={problems} />
    </LanguageProvider>,
  );
  return Array.from(container.querySelectorAll("li"), ({ textContent }) => textContent);
}

test("says what is wrong at which field, in the language of the desk", async () => {
  const problems: RecordProblem[] = [
    { path: "title.en", code: "too_long", value: "100" },
    { path: "contracts.0.address", code: "not_a_contract", value: "0x12" },
    { path: "", code: "needs_rule" },
  ];
  expect(await saidIn("en", problems)).toEqual([
    "Title: English is longer than 100 characters",
    "Contracts: 1: address names “0x12”, which is no contract of its network",
    "This record needs a kind or facts, or else numbers of DApps",
  ]);
  expect(await saidIn("zh", problems)).toEqual([
    "标题: English 不能超过 100 个字符",
    "合约: 1: address 中的“0x12”不是该网络上的合约",
    "这条记录 需要类型或条件，否则要有 DApp 编号",
  ]);
});

test("has words for every code, and for codes of others", async () => {
  const problems = RECORD_PROBLEM_CODES.map((code): RecordProblem => ({ path: "url", code, value: "7" }));
  const said = await saidIn("zh", problems);
  expect(new Set(said).size).toBe(problems.length);
  expect(said.filter((text) => /codes\.|\{value\}|[a-z]{9,}/.test(text))).toEqual([]);
  const foreign = { path: "kind", code: "invalid_type" } as unknown as RecordProblem;
  expect(await saidIn("en", [foreign])).toEqual(["Kind is wrong"]);
});
