import { useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { CheckPanel } from "#features/submissions/ui/check/check-panel.tsx";
import { FormStateContext } from "#features/submissions/ui/state/form-state.ts";
import type { DraftShelf } from "#features/submissions/ui/state/use-draft.ts";
import type { Failure } from "#features/submissions/ui/state/use-sending.ts";
import { useSubmission } from "#features/submissions/ui/state/use-submission.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { ActionBar } from "./action-bar.tsx";
import { DraftBar, DraftNotice } from "./draft-bar.tsx";
import { FormSection } from "./form-section.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { Steps, type Step } from "./steps.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./submission-form.module.css";

export interface FormPart {
  readonly id: string;
  readonly title: string;
  /** The fields in it, in their order, as the beginnings of their names. */
  readonly fields: readonly string[];
}

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly data: SubmissionFormData;
  readonly shelf: DraftShelf;
  readonly parts: readonly FormPart[];
  readonly children: ReactNode;
}

export function SubmissionForm({ kind, data, shelf, parts, children }: SubmissionFormProps) {
  const t = useTranslations("submitCommon.preflight");
  const { form, round, state, told, draft, sending, handlers } = useSubmission({ kind, data, shelf });
  const { correction } = data;
  // The page's own address: what follows a sending is another page, without a place on it.
  const sendTo = correction ? `${kind}?receipt=${correction.token}` : kind;
  const steps = useSteps(parts, data, told);
  const ids = useMemo(() => steps.filter(({ isAhead }) => !isAhead).map(({ id }) => id), [steps]);
  return (
    <FormStateContext value={state}>
      <div className={styles.layout}>
        <Steps steps={steps} current={useCurrentSection(ids)} />
        <form
          {...handlers}
          ref={form}
          className={styles.form}
          method="post"
          // Where the browser goes without script: to the summary, or to what the check found.
          action="#outcome"
          encType="multipart/form-data"
          noValidate
        >
          {/* The button that Enter presses: the first one in the form. */}
          <button
            type="submit"
            name="_intent"
            value={sending.isChecked ? "send" : "check"}
            formAction={sending.isChecked ? sendTo : undefined}
            hidden
          >
            {t("run")}
          </button>
          <input type="hidden" name="_key" value={data.idempotencyKey} />
          <ProblemSummary {...told} kind={kind} order={parts.flatMap(({ fields }) => fields)} />
          <DraftNotice news={draft.news} discard={draft.discard} />
          <div key={round}>
            {children}
            <FormSection id="check" title={t("title")}>
              <CheckPanel findings={sending.findings} />
              {sending.failure && <FailureNotice failure={sending.failure} />}
            </FormSection>
          </div>
          <ActionBar {...sending} sendTo={sendTo} isCorrection={correction !== undefined} />
          {!correction && <DraftBar draft={draft} />}
        </form>
      </div>
    </FormStateContext>
  );
}

function FailureNotice({ failure }: { readonly failure: Failure }) {
  const t = useTranslations();
  const title =
    failure === "unchanged"
      ? t("receipt.resubmit.nothingChanged")
      : typeof failure === "string"
        ? t(`submitCommon.sending.${failure}`)
        : t("submitCommon.sending.rateLimited", { minutes: failure.waitMinutes });
  return <Notice tone="bad" title={title} announce />;
}

const isIn = (fields: readonly string[], path: string): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));

/** A part is done when nothing in it is wrong or missing. */
function useSteps(
  parts: readonly FormPart[],
  { donation, correction }: SubmissionFormData,
  { problems, isKnown }: Pick<ReturnType<typeof useSubmission>["told"], "problems" | "isKnown">,
): readonly Step[] {
  const t = useTranslations("submitCommon.steps");
  return useMemo(
    () => [
      ...parts.map(({ id, title, fields }) => ({
        id,
        title,
        isDone: isKnown && !problems.some(({ path }) => isIn(fields, path)),
      })),
      { id: "check", title: t("check"), isDone: false },
      // The donation carries over to what is sent again.
      ...(correction ? [] : [donationStep(t("donation"), donation)]),
    ],
    [parts, problems, isKnown, donation, correction, t],
  );
}

const donationStep = (title: string, { amount, token }: SubmissionFormData["donation"]): Step => ({
  id: "donation",
  title,
  note: `${amount} ${token}`,
  isDone: false,
  isAhead: true,
});
