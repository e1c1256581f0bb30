import { useState } from "react";
import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { REPORT_MAX_BYTES } from "#features/submissions/model.ts";
import { uploadFile } from "#features/submissions/ui/calls.ts";
import { fieldId, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { useFileSize } from "#features/submissions/ui/state/use-file-size.ts";
import { FileDrop } from "#ui/file-drop/file-drop.tsx";

/** An audit report instead of a link; uploaded as soon as it is chosen. */
export function ReportInput() {
  const t = useTranslations("submitDapp.audit");
  const common = useTranslations("submitCommon.logo");
  const { start, errorOf, change } = useFormState();
  const [id, setId] = useState(() => valueAt(start, "audit_report"));
  const [file, setFile] = useState<File>();
  const [trouble, setTrouble] = useState<"uploadType" | "uploadSize" | "uploadFailed">();
  const fileSize = useFileSize();

  const choose = async (next: File) => {
    setFile(next);
    const answer = next.size > REPORT_MAX_BYTES ? "tooLarge" : await uploadFile("audit_report", next);
    setId(typeof answer === "object" ? answer.value : "");
    if (typeof answer === "object") setTrouble(undefined);
    else
      setTrouble(answer === "tooLarge" ? "uploadSize" : answer === "refused" ? "uploadType" : "uploadFailed");
    change("audit_report");
  };
  return (
    <>
      <FileDrop
        id={fieldId("audit_report")}
        name="report"
        accept="application/pdf,.pdf"
        label={t("upload")}
        hint={t("uploadHint")}
        error={trouble ? t(trouble) : errorOf("audit_report")}
        chooseText={common(id ? "replace" : "choose")}
        dropText={t("uploadDrop")}
        chosen={
          file
            ? t("uploaded", { name: file.name, size: fileSize(file.size) })
            : id
              ? t("uploadKept")
              : undefined
        }
        onFile={(next) => void (next && choose(next))}
      />
      <input type="hidden" name="audit_report" value={id} />
    </>
  );
}
