import { expect, it } from "vitest";
import { proposedValues } from "./proposed-values.ts";

it("every channel has its full address beside the one that is there now", () => {
  const now = {
    telegram: { zh: "https://t.example/zh", en: "https://t.example/en" },
    x: "https://x.example/",
  };
  const content = { ...now, telegram: { ...now.telegram, en: "https://t.example/other" } };
  expect(proposedValues(JSON.stringify({ content, at: null }), JSON.stringify(now))).toEqual([
    { path: "telegram.zh", proposed: "https://t.example/zh", now: "https://t.example/zh", isChanged: false },
    {
      path: "telegram.en",
      proposed: "https://t.example/other",
      now: "https://t.example/en",
      isChanged: true,
    },
    { path: "x", proposed: "https://x.example/", now: "https://x.example/", isChanged: false },
    { path: "at", proposed: null, now: null, isChanged: false },
  ]);
});

it("a list of roles is one value, and what the call does not name stays", () => {
  const before = JSON.stringify({ roles: ["reviewer", "editor"], isRevoked: false });
  expect(proposedValues(JSON.stringify({ roles: ["admin"] }), before)).toEqual([
    { path: "roles", proposed: "admin", now: "reviewer, editor", isChanged: true },
    { path: "isRevoked", proposed: false, now: false, isChanged: false },
  ]);
});

it("a call that replaces nothing has only its own values, and one without a body has none", () => {
  const file = { sizeBytes: 3, sha256: "ba78" };
  expect(proposedValues(JSON.stringify({ version: "9.9.1", variant: null, file }), null)).toEqual([
    { path: "version", proposed: "9.9.1", now: null, isChanged: true },
    { path: "variant", proposed: null, now: null, isChanged: false },
    { path: "file.sizeBytes", proposed: "3", now: null, isChanged: true },
    { path: "file.sha256", proposed: "ba78", now: null, isChanged: true },
  ]);
  expect(proposedValues("", null)).toEqual([]);
});

it("lists of records are shown field by field", () => {
  const chosen = [
    { number: "A1", version: 2 },
    { number: "B2", version: 1 },
  ];
  expect(
    proposedValues(JSON.stringify({ chosen }), null).map(({ path, proposed }) => [path, proposed]),
  ).toEqual([
    ["chosen.0.number", "A1"],
    ["chosen.0.version", "2"],
    ["chosen.1.number", "B2"],
    ["chosen.1.version", "1"],
  ]);
});
