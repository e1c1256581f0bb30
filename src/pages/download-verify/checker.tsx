import fileCheck from "lucide-react/icons/file-check";
import { useTranslations } from "use-intl";
import type { KnownFake, Release, Verdict } from "#features/downloads/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Answer } from "./answer.tsx";
import styles from "./checker.module.css";

interface CheckerProps {
  readonly verdict: Verdict<Release, KnownFake> | null;
  readonly answers: readonly { readonly sha256: string; readonly verdict: Verdict<Release, KnownFake> }[];
  readonly otherwise: Verdict<Release, KnownFake>;
  readonly report: string;
  /** When the list of fingerprints changed last. */
  readonly listDate: string;
}

/**
 * The place to drop a file on, and the answer. All answers are there from the start, so the script (verify-file.ts)
 * needs neither texts nor the server: what is checked stays in the browser.
 */
export function Checker({ verdict, answers, otherwise, report, listDate }: CheckerProps) {
  const t = useTranslations("verify");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  return (
    <div
      className={styles.checker}
      data-enhance="verify-file"
      data-locale={intlLocale}
      // Filled in by the script, which has no messages.
      data-reading={t("drop.reading", { name: "{name}", percent: "{percent}" })}
      data-empty={t("problems.empty")}
      data-unreadable={t("problems.unreadable")}
      data-folder={t("problems.folder")}
      data-several={t("problems.several")}
      data-stopped={t("problems.stopped")}
    >
      <DropZone />
      <Reading />
      <p className={styles.problem} role="alert" data-part="problem" />
      <div className={styles.answer} data-part="answer" role="status" tabIndex={-1}>
        {verdict && <Answer verdict={verdict} report={report} />}
      </div>
      <FileFacts />
      <p className={styles.note}>{t("page.offline", { date: listDate })}</p>
      {answers.map((one) => (
        <template key={one.sha256} data-sha256={one.sha256}>
          <Answer verdict={one.verdict} report={report} />
        </template>
      ))}
      <template data-sha256="">
        <Answer verdict={otherwise} report={report} />
      </template>
    </div>
  );
}

function DropZone() {
  const t = useTranslations("verify.drop");
  return (
    <div className={styles.zone} data-part="zone">
      <Icon of={fileCheck} size={32} />
      <p className={styles.drop}>{t("title")}</p>
      <p className={styles.release}>{t("active")}</p>
      <label className={styles.choose}>
        <input className="visually-hidden" type="file" data-part="input" disabled />
        <span data-part="choose">{t("choose")}</span>
        <span data-part="another" hidden>
          {t("another")}
        </span>
      </label>
      <p className={styles.hint}>{t("accepts")}</p>
      <noscript>
        <p className={styles.hint}>{t("noScript")}</p>
      </noscript>
    </div>
  );
}

function Reading() {
  const t = useTranslations("verify.drop");
  return (
    <div className={styles.progress} data-part="progress" hidden>
      <p id="verify-reading" className={styles.hint} data-part="reading" />
      <progress className={styles.bar} aria-labelledby="verify-reading" data-part="bar" max={1} value={0} />
      <Button variant="quiet" size="sm" data-part="stop">
        {t("cancel")}
      </Button>
    </div>
  );
}

function FileFacts() {
  const t = useTranslations("verify.facts");
  return (
    <div data-part="facts" hidden>
      <dl className={styles.facts}>
        <dt>{t("file")}</dt>
        <dd data-part="name" />
        <dt>{t("size")}</dt>
        <dd data-part="size" />
        <dt>{t("hash")}</dt>
        <dd>
          <code data-part="hash" />
        </dd>
      </dl>
      <p className={styles.note}>{t("checkedHere")}</p>
    </div>
  );
}
