import { useTranslations } from "use-intl";
import { CodeSample } from "#ui/code/code-sample.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";

/** A code sample with a copy button, which copies `copies` if the sample shows more than one needs. */
export function Sample({ title, code, copies = code }: { title: string; code: string; copies?: string }) {
  const t = useTranslations("developer.api");
  const copy = useTranslations("common.copy");
  return (
    <CodeSample
      title={title}
      code={code}
      action={
        <CopyButton
          text={copies}
          label={t("copyExample")}
          copiedText={copy("success")}
          failedText={copy("fail")}
        />
      }
    />
  );
}
