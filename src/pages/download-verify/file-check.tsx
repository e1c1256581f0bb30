import { useEffect, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { Button } from "#ui/button/button.tsx";
import { Answer, type AnswerLinks } from "./answer.tsx";
import { DropZone } from "./drop-zone.tsx";
import type { FileVerdict, KnownFiles } from "./known-files.ts";
import { useFileCheck, type CheckedFile, type FileCheck as Check } from "./use-file-check.ts";
import styles from "./file-check.module.css";

interface FileCheckProps {
  readonly known: KnownFiles;
  /** The verdict on the hash in the address. */
  readonly verdict: FileVerdict | null;
  readonly links: AnswerLinks;
  /** When the list of fingerprints last changed. */
  readonly listDate: string;
}

/** The drop zone and the verdict. Files never leave the browser. */
export default function FileCheck({ known, verdict: asked, links, listDate }: FileCheckProps) {
  const t = useTranslations("verify");
  const { check, choose, drop, stop } = useFileCheck(known, asked);
  const verdict = check.step === "start" || check.step === "judged" ? check.verdict : null;
  return (
    <div className={styles.checker}>
      <DropZone hasAnswer={check.step === "judged"} onChoose={choose} onDrop={drop} />
      {check.step === "reading" && <Reading {...check} onStop={stop} />}
      <p className={styles.problem} role="alert">
        {check.step === "refused" && t(`problems.${check.problem}`)}
      </p>
      <AnswerPlace check={check}>{verdict && <Answer verdict={verdict} links={links} />}</AnswerPlace>
      {check.step === "judged" && <FileFacts file={check.file} />}
      <p className={styles.note}>{t("page.offline", { date: listDate })}</p>
    </div>
  );
}

/** Takes the focus with every verdict, so that it is seen and announced. */
function AnswerPlace({ check, children }: { readonly check: Check; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const file = check.step === "judged" ? check.file : null;
  useEffect(() => {
    if (file) place.current?.focus();
  }, [file]);
  return (
    <div className={styles.answer} ref={place} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}

interface ReadingProps {
  readonly name: string;
  readonly share: number;
  readonly onStop: () => void;
}

function Reading({ name, share, onStop }: ReadingProps) {
  const t = useTranslations("verify.drop");
  return (
    <div className={styles.progress}>
      <p id="verify-reading" className={styles.hint}>
        {t("reading", { name, percent: String(Math.floor(share * 100)) })}
      </p>
      <progress className={styles.bar} aria-labelledby="verify-reading" max={1} value={share} />
      <Button variant="quiet" size="sm" onClick={onStop}>
        {t("cancel")}
      </Button>
    </div>
  );
}

function FileFacts({ file: { name, sizeBytes, sha256 } }: { readonly file: CheckedFile }) {
  const t = useTranslations("verify.facts");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  return (
    <div>
      <dl className={styles.facts}>
        <dt>{t("file")}</dt>
        <dd>{name}</dd>
        <dt>{t("size")}</dt>
        <dd>{formatFileSize(sizeBytes, intlLocale)}</dd>
        <dt>{t("hash")}</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </dl>
      <p className={styles.note}>{t("checkedHere")}</p>
    </div>
  );
}
