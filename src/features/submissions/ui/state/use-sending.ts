import { useRef, useState } from "react";
import { fieldsIn, replacing, valuesAt, type Entries } from "#features/submissions/form-entries.ts";
import type {
  FormFailure,
  ShownFinding,
  SubmissionFormData,
  ServerProblem,
} from "#features/submissions/form-data.ts";
import { isForCorrection } from "#features/submissions/findings.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import {
  checkBeforeSending,
  sendCorrection,
  sendForm,
  type SendAnswer,
} from "#features/submissions/ui/calls.ts";

/** The last check; after a change it must run again. */
interface Check {
  readonly of: string;
  /** Null if it could not run. */
  readonly findings: readonly ShownFinding[] | null;
}

export type Failure = FormFailure | "offline";

interface Source {
  readonly kind: SubmissionKind;
  readonly entries: Entries;
  readonly language: string;
  readonly data: Pick<SubmissionFormData, "posted" | "idempotencyKey" | "correction">;
  readonly onProblems: (problems: readonly ServerProblem[]) => void;
  readonly onReceipt: (token: string) => void;
}

/** A note to the reviewer responds to the findings, so it does not invalidate them. */
const fingerprint = (entries: Entries): string =>
  JSON.stringify({ ...fieldsIn(entries), note: undefined, consent: valuesAt(entries, "consent").toSorted() });

/** Runs the check first; then, unless it blocks, submits the form. */
export function useSending({ kind, entries, language, data, ...handlers }: Source) {
  const { posted, idempotencyKey, correction } = data;
  const [check, setCheck] = useState<Check | undefined>(
    posted?.findings && { of: fingerprint(entries), findings: posted.findings },
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(posted?.failure);
  // The same content keeps its key, so that a retry is idempotent.
  const tried = useRef({ key: idempotencyKey, body: "" });

  const isChecked = check?.of === fingerprint(entries);
  const isHeld = check?.findings?.some(({ level }) => level === "stop") ?? false;

  const look = async () => {
    const findings = await checkBeforeSending(kind, fieldsIn(entries), language);
    const shown = correction ? (findings?.filter(isForCorrection) ?? null) : findings;
    setCheck({ of: fingerprint(entries), findings: shown });
  };
  const deliver = async (): Promise<SendAnswer> => {
    const fields = fieldsIn(entries);
    if (correction) return sendCorrection(correction.token, replacing(correction.fields, fields), language);
    const body = JSON.stringify(fields);
    const { key } = tried.current;
    const isOther = tried.current.body !== "" && tried.current.body !== body;
    tried.current = { key: isOther ? newKey() : key, body };
    return sendForm(kind, fields, { idempotencyKey: tried.current.key, language });
  };
  const send = async () => {
    const answer = await deliver();
    if (answer === "failed") setFailure(navigator.onLine ? "failed" : "offline");
    else if (typeof answer === "string" || "waitMinutes" in answer) setFailure(answer);
    else if ("problems" in answer) handlers.onProblems(answer.problems);
    else handlers.onReceipt(answer.receipt);
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await work();
    setBusy(false);
  };
  return {
    findings: isChecked ? check.findings : undefined,
    isChecked,
    /** Whether the check blocks the submission. */
    isHeld: isChecked && isHeld,
    isBusy,
    failure,
    goOn: () => void run(isChecked && !isHeld ? send : look),
  };
}

/** crypto.randomUUID needs a secure context; this does not. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
