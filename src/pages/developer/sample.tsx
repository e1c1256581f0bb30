import { useTranslations } from "use-intl";
import { CodeSample } from "#ui/code/code-sample.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";

/** A code sample with a copy button. */
export function Sample({ title, code }: { title: string; code: string }) {
  const t = useTranslations("developer.api");
  const copy = useTranslations("common.copy");
  return (
    <CodeSample
      title={title}
      code={code}
      action={
        <CopyButton
          text={code}
          label={t("copyExample")}
          copiedText={copy("success")}
          failedText={copy("fail")}
        />
      }
    />
  );
}
