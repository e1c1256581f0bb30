import { expect, it } from "vitest";
import { mergeMessages, pickMessages } from "./message-tree.ts";

const all = {
  home: { hero: { title: "a" } },
  common: { copy: { fail: "Fail" }, actions: { back: "Back" } },
  about: { title: "b" },
};

it("takes along only the namespaces and branches that were asked for", () => {
  expect(pickMessages(all, ["home", "common.copy"])).toEqual({
    home: { hero: { title: "a" } },
    common: { copy: { fail: "Fail" } },
  });
});

it("takes a single message out of its branch", () => {
  expect(pickMessages(all, ["common.copy.fail"])).toEqual({ common: { copy: { fail: "Fail" } } });
});

it("joins the branches that the shell and a page ask for", () => {
  const shell = pickMessages(all, ["common.copy"]);
  const page = pickMessages(all, ["common.actions"]);
  expect(mergeMessages([shell, page])).toEqual({ common: all.common });
  expect(shell).toEqual({ common: { copy: { fail: "Fail" } } });
});
