import fileCheck from "lucide-react/icons/file-check";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ReleaseFacts } from "#features/downloads/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CodeLine, Fingerprint } from "./fingerprint.tsx";
import { HashForm } from "./hash-form.tsx";
import { fileNameOf, usePackageName } from "#features/downloads/ui/names.ts";
import { Sentences } from "#ui/sentences/sentences.tsx";
import styles from "./check-panel.module.css";

interface CheckPanelProps {
  /** Makes the panel's ids unique, because a page can have several. */
  readonly id: string;
  /** The packages beside it; versions of a store have no file to compare. */
  readonly packages: readonly ReleaseFacts[];
  /** A sample to try the check with, if the packages have no file. */
  readonly sample?: ReleaseFacts | null;
  /** On a page's first panel. */
  readonly warnsOfFakes?: boolean;
  /** Further facts to compare, such as the publisher in a store. */
  readonly children?: ReactNode;
}

/** Has the same visual weight as the download beside it. */
export function CheckPanel({ id, packages, sample = null, warnsOfFakes = false, children }: CheckPanelProps) {
  const t = useTranslations("downloads");
  const check = useTranslations("verify.page");
  const localPath = useLocalPath();
  const withHash = packages.filter(({ sha256 }) => sha256 !== null);
  return (
    <Card as="section" pad="lg">
      <div className={styles.panel}>
        <div className={styles.head}>
          <Icon of={fileCheck} size={24} />
          <h2 className={styles.title}>{t("check.title")}</h2>
          {packages.length > 0 && (
            <p className={styles.lead}>{withHash.length > 0 ? t("hashes.text") : check("lead")}</p>
          )}
        </div>
        <Fingerprints packages={withHash} />
        {withHash.length === 0 && packages.length > 0 && <Demonstration sample={sample} />}
        {packages.length > 0 && <HashForm id={`${id}-hash`} />}
        {children}
        {warnsOfFakes && <Notice title={t("page.warningTitle")}>{t("page.warningText")}</Notice>}
        <ButtonLink variant="soft" wide href={localPath("/download/verify")}>
          {t("hashes.openVerify")}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Without the sample's hash, which readers could mistake for the package's. */
function Demonstration({ sample }: { readonly sample: ReleaseFacts | null }) {
  const t = useTranslations("downloads.demo");
  return (
    <Notice tone="plain" title={t("title")}>
      <Sentences>
        {t("text")}
        {sample?.url && <InlineLink href={sample.url}>{t("sample")}</InlineLink>}
      </Sentences>
    </Notice>
  );
}

function Fingerprints({ packages }: { readonly packages: readonly ReleaseFacts[] }) {
  const t = useTranslations("downloads");
  const packageName = usePackageName();
  const [first] = packages;
  if (!first) return null;
  const certificates = [...new Set(packages.flatMap(({ certificateSha256 }) => certificateSha256 ?? []))];
  return (
    <>
      {packages.map((one) => (
        <Fingerprint
          key={one.id}
          label={[t("hashes.sha256"), packageName(one) || fileNameOf(one)].join(" · ")}
          value={one.sha256 ?? ""}
        />
      ))}
      {certificates.map((value) => (
        <Fingerprint key={value} label={t("hashes.certificate")} value={value} />
      ))}
      <Disclosure summary={t("hashes.terminalTitle")}>
        <p>{t("hashes.terminalText")}</p>
        <CodeLine text={`sha256sum ${fileNameOf(first)}`} />
      </Disclosure>
    </>
  );
}
