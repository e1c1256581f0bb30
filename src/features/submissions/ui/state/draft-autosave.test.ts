import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Draft } from "#features/submissions/draft.ts";
import { DraftAutosave } from "./draft-autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typed = (text: string) => [["title", text] as const];

function autosave() {
  const write = vi.fn<(draft: Draft) => void>();
  return { write, drafts: new DraftAutosave(write) };
}

it("typing without a pause still saves earlier input", () => {
  const { write, drafts } = autosave();
  for (let at = 0; at < 10; at += 1) {
    drafts.schedule(typed("x".repeat(at)));
    vi.advanceTimersByTime(100);
  }
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it("the last input is written once, after a pause", () => {
  const { write, drafts } = autosave();
  drafts.schedule(typed("a"));
  drafts.schedule(typed("ab"));
  vi.advanceTimersByTime(1_000);
  expect(write.mock.calls).toEqual([[{ entries: typed("ab"), savedAtMs: Date.now() - 700 }]]);
});

it("leaving the page writes pending input", () => {
  const { write, drafts } = autosave();
  drafts.schedule(typed("a"));
  drafts.flush();
  expect(write.mock.calls).toEqual([[{ entries: typed("a"), savedAtMs: Date.now() }]]);
  drafts.flush();
  vi.advanceTimersByTime(1_000);
  expect(write).toHaveBeenCalledTimes(1);
});

it("a draft that was sent or deleted is not written again", () => {
  const { write, drafts } = autosave();
  drafts.schedule(typed("a"));
  drafts.cancel();
  drafts.flush();
  vi.advanceTimersByTime(1_000);
  expect(write).not.toHaveBeenCalled();
});
