import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DraftState } from "#features/submissions/ui/state/use-draft.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { DraftBar, DraftNotice } from "./draft-bar.tsx";

const draftWith = (change: Partial<DraftState>): DraftState => ({
  savedAtMs: undefined,
  news: undefined,
  clear: vi.fn<() => void>(),
  change: vi.fn<() => void>(),
  discard: vi.fn<() => void>(),
  exportFile: vi.fn<() => void>(),
  importFile: vi.fn<(file: File) => Promise<void>>(),
  ...change,
});

test("the time of the last save is announced", async () => {
  await renderPart(<DraftBar draft={draftWith({ savedAtMs: Date.UTC(2026, 10, 16, 12, 30) })} />);
  await expect.element(page.getByRole("status").getByText(/:30/)).toBeVisible();
});

test("before the first save no time is announced", async () => {
  await renderPart(<DraftBar draft={draftWith({})} />);
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});

test("a draft is saved to a file by keyboard", async () => {
  const draft = draftWith({});
  await renderPart(<DraftBar draft={draft} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(draft.exportFile).toHaveBeenCalledOnce();
});

test("the same file can be loaded twice", async () => {
  const draft = draftWith({});
  await renderPart(<DraftBar draft={draft} />);
  const file = new File(["{}"], "token-draft.json", { type: "application/json" });
  for (let time = 0; time < 2; time += 1)
    await userEvent.upload(page.getByLabelText("Load from a file"), file);
  expect(draft.importFile).toHaveBeenCalledTimes(2);
});

test("a restored draft can be deleted from its notice", async () => {
  const discard = vi.fn<() => void>();
  await renderPart(<DraftNotice news={{ what: "restored", atMs: 0 }} discard={discard} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(discard).toHaveBeenCalledOnce();
});

test.each(["importFailed", "otherTab"] as const)("%s is shown without an offer to delete", async (what) => {
  await renderPart(<DraftNotice news={{ what, atMs: 0 }} discard={vi.fn<() => void>()} />);
  await expect.element(page.getByRole(what === "importFailed" ? "alert" : "status")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
