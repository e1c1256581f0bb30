import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Draft } from "#features/submissions/draft.ts";
import { DraftKeeper } from "./draft-keeper.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typed = (text: string) => [["title", text] as const];

function keeper() {
  const write = vi.fn<(draft: Draft) => void>();
  return { write, drafts: new DraftKeeper(write) };
}

it("whoever types without a pause does not lose what was typed before", () => {
  const { write, drafts } = keeper();
  for (let at = 0; at < 10; at += 1) {
    drafts.keep(typed("x".repeat(at)));
    vi.advanceTimersByTime(100);
  }
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it("the last that was typed is written after a pause, once", () => {
  const { write, drafts } = keeper();
  drafts.keep(typed("a"));
  drafts.keep(typed("ab"));
  vi.advanceTimersByTime(1_000);
  expect(write.mock.calls).toEqual([[{ entries: typed("ab"), savedAtMs: Date.now() - 700 }]]);
});

it("a page that goes away leaves nothing unwritten", () => {
  const { write, drafts } = keeper();
  drafts.keep(typed("a"));
  drafts.flush();
  expect(write.mock.calls).toEqual([[{ entries: typed("a"), savedAtMs: Date.now() }]]);
  drafts.flush();
  vi.advanceTimersByTime(1_000);
  expect(write).toHaveBeenCalledTimes(1);
});

it("what was sent or deleted is not written again", () => {
  const { write, drafts } = keeper();
  drafts.keep(typed("a"));
  drafts.forget();
  drafts.flush();
  vi.advanceTimersByTime(1_000);
  expect(write).not.toHaveBeenCalled();
});
