/** The state of any submission form: values, validation, draft, check and submission. */
import type { FocusEvent, FormEvent } from "react";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import { fieldsIn, valueAt } from "#features/submissions/form-entries.ts";
import { DONATION_STEP, type SubmissionKind } from "#features/submissions/model.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { pathOfId, type FormState } from "./form-state.ts";
import { useDraft, type DraftStorage } from "./use-draft.ts";
import { useEntries } from "./use-entries.ts";
import { useProblems } from "./use-problems.ts";
import { useReader } from "./use-reader.ts";
import { useSending } from "./use-sending.ts";

interface Source {
  readonly kind: SubmissionKind;
  readonly data: SubmissionFormData;
  readonly storage: DraftStorage;
}

export function useSubmission({ kind, data, storage }: Source) {
  const { posted, networks, categories, submitNetworkHref, sendsMail } = data;
  const language = useLanguage();
  const localPath = useLocalPath();
  const { form, start, entries, read, readAgain, restart, fill } = useEntries(posted?.entries ?? []);
  const { reader, loadReader } = useReader({ kind, networks, categories });
  const validation = useProblems({ kind, reader, entries, posted: posted?.problems });
  const draft = useDraft({ kind, storage, entries, restart, isPosted: posted !== undefined });
  const onReceipt = (token: string) => {
    draft.clear();
    const step = data.donation?.isDemo && !data.correction ? `?${DONATION_STEP}` : "";
    location.assign(localPath(`/receipt/${token}`) + step);
  };
  const onProblems = validation.showAll;
  const sending = useSending({ kind, entries, language, data, onProblems, onReceipt });

  const note = (path: string) => {
    validation.forget(path);
    draft.change();
  };
  const state: FormState = {
    start: start.entries,
    entries,
    errorOf: validation.errorOf,
    isGood: (path) => reader !== null && valueAt(entries, path) !== "" && !validation.isWrong(path),
    change: (path) => {
      note(path);
      readAgain();
    },
    fill,
    networks,
    submitNetworkHref,
    sendsMail,
  };
  const submit = async () => {
    const problems = (await loadReader())?.read(fieldsIn(entries)).problems ?? [];
    if (problems.length > 0) validation.showAll();
    else if (!sending.isBusy) sending.goOn();
  };
  const type = (name: string) => {
    note(name);
    read();
  };
  const handlers = handlersOf({ loadReader, type, leave: validation.leave, submit });
  return { form, round: start.number, state, validation, draft, sending, handlers };
}

interface FormActions {
  readonly loadReader: () => Promise<unknown>;
  readonly type: (name: string) => void;
  readonly leave: (path: string | null) => void;
  readonly submit: () => Promise<void>;
}

/** The handlers of the form element; events of its fields bubble up to it. */
const handlersOf = ({ loadReader, type, leave, submit }: FormActions) => ({
  onFocus: () => void loadReader(),
  onInput: (event: FormEvent) => type((event.target as HTMLInputElement).name),
  onBlur: (event: FocusEvent) => leave(pathOfId(event.target.id)),
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    void submit();
  },
});
