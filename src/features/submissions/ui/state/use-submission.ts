/** One form, whatever it asks: what is typed, what is wrong, the draft, the check and the sending. */
import type { FocusEvent, FormEvent } from "react";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import { fieldsIn, valueAt } from "#features/submissions/form-entries.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { pathOfId, type FormState } from "./form-state.ts";
import { useDraft, type DraftShelf } from "./use-draft.ts";
import { useEntries } from "./use-entries.ts";
import { useProblems } from "./use-problems.ts";
import { useReader } from "./use-reader.ts";
import { useSending } from "./use-sending.ts";

interface Source {
  readonly kind: SubmissionKind;
  readonly data: SubmissionFormData;
  readonly shelf: DraftShelf;
}

export function useSubmission({ kind, data, shelf }: Source) {
  const { posted, networks, categories, chainHref } = data;
  const language = useLanguage();
  const localPath = useLocalPath();
  const { form, start, entries, read, readAgain, restart, fill } = useEntries(posted?.entries ?? []);
  const { reader, wake } = useReader({ kind, networks, categories });
  const told = useProblems({ kind, reader, entries, posted: posted?.problems });
  const draft = useDraft({ kind, shelf, entries, restart, isPosted: posted !== undefined });
  const onReceipt = (token: string) => {
    draft.clear();
    location.assign(localPath(`/receipt/${token}`));
  };
  const onProblems = told.tellAll;
  const sending = useSending({ kind, entries, language, data, onProblems, onReceipt });

  const note = (path: string) => {
    told.forget(path);
    draft.change();
  };
  const state: FormState = {
    start: start.entries,
    entries,
    errorOf: told.errorOf,
    isGood: (path) => reader !== null && valueAt(entries, path) !== "" && !told.isWrong(path),
    change: (path) => {
      note(path);
      readAgain();
    },
    fill,
    networks,
    chainHref,
  };
  const submit = async () => {
    const problems = (await wake())?.read(fieldsIn(entries)).problems ?? [];
    if (problems.length > 0) told.tellAll();
    else if (!sending.isBusy) sending.goOn();
  };
  const type = (name: string) => {
    note(name);
    read();
  };
  const handlers = handlersOf({ wake, type, leave: told.leave, submit });
  return { form, round: start.number, state, told, draft, sending, handlers };
}

interface Deeds {
  readonly wake: () => Promise<unknown>;
  readonly type: (name: string) => void;
  readonly leave: (path: string | null) => void;
  readonly submit: () => Promise<void>;
}

/** What the form element listens to; events of its fields rise up to it. */
const handlersOf = ({ wake, type, leave, submit }: Deeds) => ({
  onFocus: () => void wake(),
  onInput: (event: FormEvent) => type((event.target as HTMLInputElement).name),
  onBlur: (event: FocusEvent) => leave(pathOfId(event.target.id)),
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    void submit();
  },
});
