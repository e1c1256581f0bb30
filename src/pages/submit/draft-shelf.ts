import { DRAFT_VERSION, parseDraft, type Draft } from "#features/submissions/draft.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { DraftShelf } from "#features/submissions/ui/state/use-draft.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored, type StoredOptions } from "#shell/storage/stored-value.ts";

const OPTIONS: StoredOptions<Draft | null> = { version: DRAFT_VERSION, parse: parseDraft, initial: null };

/** Where this browser keeps the draft of a form. */
export const draftKey = (kind: SubmissionKind): string => `draft-${kind}`;

/** One draft of each form, in this browser. */
export function draftShelf(kind: SubmissionKind): DraftShelf {
  const key = draftKey(kind);
  return {
    read: () => decodeStored(localArea.read(key), OPTIONS),
    write: (draft) => localArea.write(key, encodeStored(DRAFT_VERSION, draft)),
  };
}
