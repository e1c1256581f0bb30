import { useTranslations } from "use-intl";
import { Steps } from "#features/downloads/ui/panel/steps.tsx";
import { Stack } from "#ui/layout/layout.tsx";

const STEPS = ["download", "check", "allow", "install", "close", "backup"] as const;

export function AndroidSteps() {
  const t = useTranslations("downloads.androidSteps");
  return (
    <Stack gap={8}>
      <h2>{t("title")}</h2>
      <Steps steps={STEPS.map((step) => ({ title: t(`${step}Title`), text: t(`${step}Text`) }))} />
    </Stack>
  );
}
