import { useTranslations } from "use-intl";
import site from "#content/site/downloads.json" with { type: "json" };
import { Steps } from "#features/downloads/ui/panel/steps.tsx";
import { Stack } from "#ui/layout/layout.tsx";

export function IosSteps() {
  const t = useTranslations("downloads.iosSteps");
  return (
    <Stack gap={8}>
      <h2>{t("title")}</h2>
      <Steps
        steps={[
          { title: t("openTitle"), text: t("openText") },
          { title: t("publisherTitle"), text: t("publisherText", { publisher: site.storePublisher }) },
          { title: t("installTitle"), text: t("installText") },
          { title: t("backupTitle"), text: t("backupText") },
        ]}
      />
    </Stack>
  );
}
