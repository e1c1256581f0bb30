import { useTranslations } from "use-intl";
import type { Choice } from "#ui/choice/choice-group.tsx";

export function useYesNo(): readonly Choice[] {
  const t = useTranslations("common.actions");
  return [
    { value: "yes", label: t("yes") },
    { value: "no", label: t("no") },
  ];
}
