import { useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { CheckPanel } from "#features/submissions/ui/check/check-panel.tsx";
import { FormStateContext } from "#features/submissions/ui/state/form-state.ts";
import type { DraftStorage } from "#features/submissions/ui/state/use-draft.ts";
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
  /** The prefixes of its field names, in order. */
  readonly fields: readonly string[];
}

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly data: SubmissionFormData;
  readonly storage: DraftStorage;
  readonly parts: readonly FormPart[];
  readonly children: ReactNode;
}

export function SubmissionForm({ kind, data, storage, parts, children }: SubmissionFormProps) {
  const t = useTranslations("submitCommon.preflight");
  const { form, round, state, validation, draft, sending, handlers } = useSubmission({ kind, data, storage });
  const { correction } = data;
  // Without the hash, because a submission leads to another page.
  const sendTo = correction ? `${kind}?receipt=${correction.token}` : kind;
  const steps = useSteps(parts, data, validation);
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
          // Without JavaScript the browser scrolls to the summary or the findings.
          action="#outcome"
          encType="multipart/form-data"
          noValidate
        >
          {/* The default button for Enter must be the first in the form. */}
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
          <ProblemSummary {...validation} kind={kind} order={parts.flatMap(({ fields }) => fields)} />
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

/** A part is done if nothing in it is wrong or missing. */
function useSteps(
  parts: readonly FormPart[],
  { donation, correction }: SubmissionFormData,
  { problems, isKnown }: Pick<ReturnType<typeof useSubmission>["validation"], "problems" | "isKnown">,
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
      // The donation carries over to a resubmission.
      ...(correction || !donation ? [] : [donationStep(t("donation"), donation)]),
    ],
    [parts, problems, isKnown, donation, correction, t],
  );
}

const donationStep = (
  title: string,
  { amount, token }: NonNullable<SubmissionFormData["donation"]>,
): Step => ({
  id: "donation",
  title,
  note: `${amount} ${token}`,
  isDone: false,
  isAhead: true,
});
