import { useMemo, type ComponentType } from "react";
import { useTranslations } from "use-intl";
import type { SubmissionFormData } from "#features/submissions/form-data.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { DraftStorage } from "#features/submissions/ui/state/use-draft.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { draftStorage } from "./draft-storage.ts";
import { useFreshLists } from "./use-fresh-lists.ts";

interface FormProps {
  readonly data: SubmissionFormData;
  readonly storage: DraftStorage;
}

/** The server stores corrections, so they have no draft. */
const NO_STORAGE: DraftStorage = {
  read: () => null,
  write: () => undefined,
  onOtherTab: () => () => undefined,
};

/** Adds browser storage to a form: its draft, and the lists of the last good call. */
export function withDraft(kind: SubmissionKind, Form: ComponentType<FormProps>) {
  const storage = draftStorage(kind);
  return function FormWithDraft({ form }: { readonly form: SubmissionFormData }) {
    const { networks, savedAtMs } = useFreshLists(form.networks);
    const data = useMemo(() => ({ ...form, networks }), [form, networks]);
    return (
      <Stack gap={8}>
        {savedAtMs !== null && <OldLists savedAtMs={savedAtMs} />}
        <Form data={data} storage={form.correction ? NO_STORAGE : storage} />
      </Stack>
    );
  };
}

function OldLists({ savedAtMs }: { readonly savedAtMs: number }) {
  const t = useTranslations("submitCommon.network");
  const date = formatDate(new Date(savedAtMs), useLanguage());
  return <Notice tone="plain">{t("cached", { date })}</Notice>;
}
