import { useTranslations } from "use-intl";
import type { ReleaseFacts } from "#features/downloads/model.ts";
import { Steps } from "#features/downloads/ui/panel/steps.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { androidPackages } from "./android-packages.ts";

const STEPS = ["download", "check", "allow", "install", "close", "backup"] as const;

export function AndroidSteps({ releases }: { readonly releases: readonly ReleaseFacts[] }) {
  const t = useTranslations("downloads.androidSteps");
  const { old } = androidPackages(releases);
  const button = useTranslations("downloads.android")(old ? "apk64" : "apk");
  return (
    <Stack gap={8}>
      <h2>{t("title")}</h2>
      <Steps
        steps={STEPS.map((step) => ({ title: t(`${step}Title`), text: t(`${step}Text`, { button }) }))}
      />
    </Stack>
  );
}
