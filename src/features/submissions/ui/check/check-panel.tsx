import circleAlert from "lucide-react/icons/circle-alert";
import circleCheck from "lucide-react/icons/circle-check";
import circleDashed from "lucide-react/icons/circle-dashed";
import triangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { ShownFinding } from "#features/submissions/form-data.ts";
import { LIMITS } from "#features/submissions/model.ts";
import { LongTextInput } from "#features/submissions/ui/fields/inputs.tsx";
import { fieldId, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { goToField } from "#features/submissions/ui/form/go-to-field.ts";
import { placeOf } from "#features/submissions/ui/state/problem-place.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { Notice, type NoticeTone } from "#ui/notice/notice.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import styles from "./check-panel.module.css";

type Level = ShownFinding["level"];

/** The most urgent first. */
const LEVELS: readonly Level[] = ["stop", "warn", "not_checked", "ok"];

const SHAPES: Readonly<Record<Level, IconShape>> = {
  stop: circleAlert,
  warn: triangleAlert,
  not_checked: circleDashed,
  ok: circleCheck,
};

const LEVEL_TEXTS = {
  stop: "levelStop",
  warn: "levelWarn",
  not_checked: "levelNotChecked",
  ok: "levelOk",
} as const;

interface CheckPanelProps {
  /** Undefined before a check, null if it could not run. */
  readonly findings: readonly ShownFinding[] | null | undefined;
}

/** The findings of the check before sending; an unchecked point counts as neither good nor bad. */
export function CheckPanel({ findings }: CheckPanelProps) {
  const t = useTranslations("submitCommon.preflight");
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (findings !== undefined) result.current?.focus();
  }, [findings]);
  if (findings === undefined) return <p className={styles.lead}>{t("lead")}</p>;
  return (
    <div className={styles.panel} id="outcome" ref={result} tabIndex={-1}>
      {findings === null ? <Notice tone="warning" title={t("failed")} /> : <Verdict findings={findings} />}
      {findings !== null && <FindingList findings={findings} />}
      <p className={styles.lead}>{t("notApproval")}</p>
      <LongTextInput
        path="note"
        label={t("noteLabel")}
        placeholder={t("notePlaceholder")}
        limit={LIMITS.message}
        isOptional
      />
    </div>
  );
}

/** Whether the reader can do something about it in a field. */
const isToMend = ({ level, field }: ShownFinding): boolean =>
  (level === "stop" || level === "warn") && field !== "";

function Verdict({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const t = useTranslations("submitCommon.preflight");
  const count = (level: Level): number => findings.filter((one) => one.level === level).length;
  const [tone, title, hint]: readonly [NoticeTone, string, string?] =
    count("stop") > 0
      ? ["bad", t("stops", { count: count("stop") }), t("stopsHint")]
      : count("warn") > 0
        ? ["warning", t("warnings", { count: count("warn") }), t("warningsHint")]
        : count("not_checked") > 0
          ? ["plain", t("notChecked", { count: count("not_checked") }), t("notCheckedHint")]
          : ["good", t("allGood")];
  return (
    <Notice tone={tone} title={title} announce>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Notice>
  );
}

function FindingList({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const t = useTranslations("submitCommon.preflight");
  const { entries } = useFormState();
  const sorted = LEVELS.flatMap((level) => findings.filter((one) => one.level === level));
  return (
    <ul className={styles.findings}>
      {sorted.map((finding) => (
        <li key={`${finding.field} ${finding.code}`} data-level={finding.level}>
          <Icon of={SHAPES[finding.level]} size={18} />
          <span>
            <Sentences>
              <b>{t(LEVEL_TEXTS[finding.level])}</b>
              {finding.message}
              {isToMend(finding) && (
                <a href={`#${fieldId(placeOf(finding.field, entries))}`} onClick={goToField}>
                  {t("fix")}
                </a>
              )}
            </Sentences>
          </span>
        </li>
      ))}
    </ul>
  );
}
