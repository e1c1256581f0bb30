import { expect, it } from "vitest";
import receiptEn from "#content/messages/en/receipt.json" with { type: "json" };
import commonEn from "#content/messages/en/submitCommon.json" with { type: "json" };
import dappEn from "#content/messages/en/submitDapp.json" with { type: "json" };
import nftEn from "#content/messages/en/submitNft.json" with { type: "json" };
import tokenEn from "#content/messages/en/submitToken.json" with { type: "json" };
import commonZh from "#content/messages/zh/submitCommon.json" with { type: "json" };
import dappZh from "#content/messages/zh/submitDapp.json" with { type: "json" };
import tokenZh from "#content/messages/zh/submitToken.json" with { type: "json" };
import type { SubmissionKind } from "./model.ts";
import { PROBLEM_MESSAGES, problemMessage } from "./problem-messages.ts";
import type { ProblemCode } from "./rules/problem.ts";

const english = {
  receipt: receiptEn,
  submitCommon: commonEn,
  submitDapp: dappEn,
  submitNft: nftEn,
  submitToken: tokenEn,
};
const chinese = { submitCommon: commonZh, submitDapp: dappZh, submitToken: tokenZh };

const textOf = (messages: object, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages);

it("every problem has a text", () => {
  for (const key of PROBLEM_MESSAGES) expect(textOf(english, key), key).toEqual(expect.any(String));
});

type Row = [SubmissionKind, string, ProblemCode, string, string];

const ROWS: Row[] = [
  ["dapp", "network", "required", "Choose a network", "请选择网络"],
  ["dapp", "texts.en.title", "required", "Enter the DApp’s name", "请输入 DApp 名称"],
  ["dapp", "address", "required", "Enter the smart contract", "请输入智能合约"],
  ["dapp", "url", "required", "Enter the website", "请输入官网"],
  ["dapp", "texts.zh-TW.desc", "required", "Enter a description", "请输入简介"],
  ["dapp", "icon_url", "required", "Upload a logo", "请上传图标"],
  ["dapp", "rakeBackAccount", "required", "Enter the contract account", "请输入合约账户"],
  ["dapp", "email", "required", "Enter your email address", "请输入您的邮箱地址"],
  ["dapp", "contact", "required", "Enter a contact other than email", "请输入邮箱以外的联系方式"],
  ["dapp", "category", "required", "Choose at least one category", "请至少选择一个分类"],
  ["dapp", "tp_connect", "required", "Choose at least one connection", "请至少选择一种连接方式"],
  ["dapp", "audit_url.0", "required", "Enter the link to the audit report", "请输入审计报告链接"],
  ["dapp", "audit_url", "item_required", "Add at least one audit item", "请至少添加一项审计"],
  ["dapp", "tokens", "item_required", "Add at least one token", "请至少添加一种代币"],
  ["dapp", "audit_url.0", "too_long", "no more than {count} characters", "不超过 {count} 个字符"],
  ["dapp", "texts.en.desc", "too_long", "has exceeded the qualified characters", "超出字符数限制"],
  ["dapp", "network.0", "choice", "Chain not found", "未找到该网络"],
  ["token", "website", "too_long", "has exceeded the qualified characters", "超出字符数限制"],
  ["token", "website", "url", "Please enter the correct URL", "请输入正确的网址"],
  ["token", "email", "email", "Please enter the correct Email address", "请输入正确的邮箱地址"],
  ["token", "address", "required", "Enter the contract address", "请输入合约地址"],
  ["token", "owner_address", "required", "Enter the owner address", "请输入所有者地址"],
  ["token", "name", "required", "Enter the token’s name", "请输入代币名称"],
  ["token", "symbol", "required", "Enter the symbol", "请输入代币符号"],
  ["token", "bl_symbol", "required", "Enter the network code", "请输入网络代码"],
  ["token", "total_supply", "required", "Enter the total supply", "请输入总供应量"],
  ["token", "decimal", "required", "Enter the decimals", "请输入精度"],
  ["token", "precision", "required", "Enter the decimal places", "请输入显示小数位数"],
  ["token", "gas", "required", "Enter the gas", "请输入 Gas"],
  ["token", "website", "required", "Enter the website", "请输入官网"],
  ["token", "companyName", "required", "Enter a company or personal name", "请输入公司或个人名称"],
  ["token", "description", "required", "Enter a description", "请输入项目介绍"],
];

it.each(ROWS)("§5: a %s's %s (%s) reads “%s”", (kind, path, code, en, zh) => {
  const key = problemMessage(kind, { path, code });
  expect([textOf(english, key), textOf(chinese, key)]).toEqual([en, zh]);
});

it("§5: a bad logo has its own text", () => {
  expect(english.submitCommon.logo.error).toBe("Please submit a 400*400px, JPG&PNG, max 5M logo");
});
