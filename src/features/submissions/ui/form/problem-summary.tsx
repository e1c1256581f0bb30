import { useTranslations } from "use-intl";
import { fieldLabel } from "#features/submissions/field-labels.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { ErrorSummary } from "#ui/field/error-summary.tsx";
import { fieldId } from "#features/submissions/ui/state/form-state.ts";
import { goToField } from "./go-to-field.ts";

interface ProblemSummaryProps {
  readonly kind: SubmissionKind;
  readonly problems: readonly { readonly place: string }[];
  /** The fields as they follow each other on the page. */
  readonly order: readonly string[];
  /** Counts how often the form was sent with mistakes: each time the focus comes here. */
  readonly attempt: number;
}

/** Leads to every field that needs attention. */
export function ProblemSummary({ kind, problems, order, attempt }: ProblemSummaryProps) {
  const t = useTranslations("submitCommon.validation");
  const text = useTranslations() as (key: string) => string;
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
