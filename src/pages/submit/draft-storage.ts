import { DRAFTS } from "#browser/storage/registry.ts";
import { readStored, watchOtherTabs, writeStored } from "#browser/storage/stored-value.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { DraftStorage } from "#features/submissions/ui/state/use-draft.ts";

/** One draft per form, in this browser. */
export function draftStorage(kind: SubmissionKind): DraftStorage {
  const stored = DRAFTS[kind];
  return {
    read: () => readStored(stored),
    write: (draft) => writeStored(stored, draft),
    // Null means that the other tab sent or deleted the draft.
    onOtherTab: (listener) => watchOtherTabs(stored, (draft) => draft !== null && listener()),
  };
}
