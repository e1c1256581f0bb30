import { expect, it } from "vitest";
import { mergeMessages, pickMessages } from "./message-tree.ts";

const all = {
  home: { hero: { title: "a" } },
  common: { copy: { fail: "Fail" }, actions: { back: "Back" } },
  about: { title: "b" },
};

it("picks only the requested namespaces and branches", () => {
  expect(pickMessages(all, ["home", "common.copy"])).toEqual({
    home: { hero: { title: "a" } },
    common: { copy: { fail: "Fail" } },
  });
});

it("picks a single message from its branch", () => {
  expect(pickMessages(all, ["common.copy.fail"])).toEqual({ common: { copy: { fail: "Fail" } } });
});

it("merges the branches that the shell and a page request", () => {
  const shell = pickMessages(all, ["common.copy"]);
  const page = pickMessages(all, ["common.actions"]);
  expect(mergeMessages([shell, page])).toEqual({ common: all.common });
  expect(shell).toEqual({ common: { copy: { fail: "Fail" } } });
});
