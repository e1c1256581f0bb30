import { useTranslations } from "use-intl";
import { fieldLabel } from "#features/submissions/field-labels.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { useTranslateKey } from "#i18n/use-translate-key.ts";
import { ErrorSummary } from "#ui/field/error-summary.tsx";
import { fieldId } from "#features/submissions/ui/state/form-state.ts";
import { goToField } from "./go-to-field.ts";

interface ProblemSummaryProps {
  readonly kind: SubmissionKind;
  readonly problems: readonly { readonly place: string }[];
  /** The fields in page order. */
  readonly order: readonly string[];
  /** Counts failed submissions: each one moves the focus here. */
  readonly attempt: number;
}

/** Links to every field with a problem. */
export function ProblemSummary({ kind, problems, order, attempt }: ProblemSummaryProps) {
  const t = useTranslations("submitCommon.validation");
  const text = useTranslateKey();
  const rank = (place: string): number => order.indexOf(place.split(".")[0] ?? "");
  const places = [...new Set(problems.map(({ place }) => place))].toSorted((a, b) => rank(a) - rank(b));
  if (attempt === 0 || places.length === 0) return null;
  const errors = places.map((place) => ({ id: fieldId(place), text: text(fieldLabel(kind, place)) }));
  return (
    <ErrorSummary
      id="outcome"
      title={t("summary", { count: errors.length })}
      errors={errors}
      attempt={attempt}
      onFollow={goToField}
    />
  );
}
