import { useMemo, type ComponentType } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { DraftShelf } from "#features/submissions/ui/state/use-draft.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { draftShelf } from "./draft-shelf.ts";
import { useFreshLists } from "./use-fresh-lists.ts";

interface FormProps {
  readonly data: SubmissionFormData;
  readonly shelf: DraftShelf;
}

/** A correction is kept by the server, and is nobody's draft. */
const NO_SHELF: DraftShelf = { read: () => null, write: () => undefined };

/** A form with this browser's memory: its draft, and the lists of the last good call. */
export function withMemory(kind: SubmissionKind, Form: ComponentType<FormProps>) {
  const shelf = draftShelf(kind);
  return function FormWithMemory({ form }: { readonly form: SubmissionFormData }) {
    const { networks, savedAtMs } = useFreshLists(form.networks);
    const data = useMemo(() => ({ ...form, networks }), [form, networks]);
    return (
      <Stack gap={8}>
        {savedAtMs !== null && <OldLists savedAtMs={savedAtMs} />}
        <Form data={data} shelf={form.correction ? NO_SHELF : shelf} />
      </Stack>
    );
  };
}

function OldLists({ savedAtMs }: { readonly savedAtMs: number }) {
  const t = useTranslations("submitCommon.network");
  const date = formatDate(new Date(savedAtMs), useLanguage());
  return <Notice tone="plain">{t("cached", { date })}</Notice>;
}
