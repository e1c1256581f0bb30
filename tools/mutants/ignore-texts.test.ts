import { expect, it } from "vitest";
import { reasonToIgnore } from "./ignore-texts.ts";

const text = { type: "StringLiteral" };
const named = (name: string) => ({ type: "Identifier", name });
const member = (object: string, property: string) => ({
  type: "MemberExpression",
  object: named(object),
  property: named(property),
});

it("a log line is ignored, another call is not", () => {
  const call = (object: string) => ({ node: { type: "CallExpression", callee: member(object, "warn") } });
  expect(reasonToIgnore(call("log"))).toBe("log line");
  expect(reasonToIgnore(call("logger"))).toBe("log line");
  expect(reasonToIgnore(call("catalogue"))).toBeUndefined();
  expect(reasonToIgnore({ node: { type: "CallExpression", callee: named("log") } })).toBeUndefined();
});

it("the text of an error is ignored, its other arguments and other objects are not", () => {
  const parent = { type: "NewExpression", callee: named("TypeError") };
  expect(reasonToIgnore({ node: text, parent })).toBe("text of an error");
  expect(reasonToIgnore({ node: { type: "TemplateLiteral" }, parent })).toBe("text of an error");
  expect(reasonToIgnore({ node: { type: "ObjectExpression" }, parent })).toBeUndefined();
  expect(reasonToIgnore({ node: text, parent: { ...parent, callee: named("Map") } })).toBeUndefined();
  expect(reasonToIgnore({ node: text, parent: { type: "CallExpression", callee: { type: "Super" } } })).toBe(
    "text of an error",
  );
});

it("a code that a verb returns is not ignored", () => {
  expect(
    reasonToIgnore({ node: text, parent: { type: "CallExpression", callee: named("fail") } }),
  ).toBeUndefined();
});
