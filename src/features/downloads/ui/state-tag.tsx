import { useTranslations } from "use-intl";
import type { ReleaseState } from "#features/downloads/model.ts";
import { Tag, type TagTone } from "#ui/tag/tag.tsx";

const TONES = { delisted: "warning", unsafe: "bad", "coming-soon": "neutral" } as const satisfies Partial<
  Record<ReleaseState, TagTone>
>;

interface StateTagProps {
  readonly state: ReleaseState;
  readonly isLatest?: boolean | undefined;
}

/** Shown wherever a version is named. */
export function StateTag({ state, isLatest }: StateTagProps) {
  const t = useTranslations("downloads");
  if (state === "listed") return isLatest ? <Tag tone="good">{t("versions.latest")}</Tag> : null;
  return <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>;
}
