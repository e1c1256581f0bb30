import circleAlert from "lucide-react/icons/circle-alert";
import circleCheck from "lucide-react/icons/circle-check";
import info from "lucide-react/icons/info";
import triangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { familyOf, type Family, type Platform } from "#features/downloads/model.ts";
import { usePlatformName } from "#features/downloads/ui/names.ts";
import { LocalisedText } from "#features/downloads/ui/localised-text.tsx";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ArrowLink, InlineLink } from "#ui/link/link.tsx";
import type { FileVerdict } from "./known-files.ts";
import styles from "./answer.module.css";

type AnswerOf<Kind> = Extract<FileVerdict, { readonly kind: Kind }>;

export interface AnswerLinks {
  /** The address for reporting a fake file. */
  readonly report: string;
  readonly help: string;
}

interface AnswerProps {
  readonly verdict: FileVerdict;
  readonly links: AnswerLinks;
}

/** The verdict on a file: what it is, why, and what to do. */
export function Answer({ verdict, links }: AnswerProps) {
  switch (verdict.kind) {
    case "genuine":
      return <Genuine {...verdict} />;
    case "outdated":
      return <Outdated {...verdict} />;
    case "delisted":
    case "unsafe":
      return <Withdrawn {...verdict} />;
    case "fake":
      return <Fake {...verdict} help={links.help} />;
    case "unknown":
      return <Unknown report={links.report} />;
    case "no-list":
      return <NoList />;
  }
}

const ICONS = { good: circleCheck, warning: triangleAlert, bad: circleAlert, plain: info };

interface BoxProps {
  readonly tone: keyof typeof ICONS;
  readonly kind: FileVerdict["kind"];
  readonly title: string;
  readonly children: ReactNode;
}

function Box({ tone, kind, title, children }: BoxProps) {
  return (
    <div className={styles.answer} data-tone={tone} data-verdict={kind}>
      <Icon of={ICONS[tone]} size={32} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** The download pages of the genuine files. */
const PATHS: Readonly<Record<Family, string>> = {
  android: "/download/app?android=1",
  "android-store": "/download/app?android=1",
  ios: "/download/app?ios=1",
  extension: "/download/pc#extension",
  desktop: "/download/pc#desktop",
  hardware: "/download/pc#hardware",
  sample: "/download/versions#sample",
};

function GetIt({ platform, children }: { readonly platform: Platform; readonly children: ReactNode }) {
  const href = useLocalPath()(PATHS[familyOf(platform)]);
  return (
    <p className={styles.action}>
      <ButtonLink size="sm" href={href}>
        {children}
      </ButtonLink>
    </p>
  );
}

const useDay = () => {
  const language = useLanguage();
  return (day: string | null): string => (day === null ? "" : formatDate(new Date(day), language));
};

function Genuine({ release }: AnswerOf<"genuine">) {
  const t = useTranslations("verify.match");
  const { version, platform, date } = release;
  const values = { version, platform: usePlatformName()(platform), date: useDay()(date) };
  return (
    <Box tone="good" kind="genuine" title={t("title")}>
      <p>{t("text", values)}</p>
      {/* The sample is no app: there is nothing to install. */}
      {platform !== "sample" && (
        <p>
          <b>{t("next")}</b> {t("keep")}
        </p>
      )}
    </Box>
  );
}

function Outdated({ release, latest }: AnswerOf<"outdated">) {
  const t = useTranslations("verify.outdated");
  const { version, platform } = release;
  return (
    <Box tone="warning" kind="outdated" title={t("title")}>
      <p>{t("text", { version, platform: usePlatformName()(platform), latest: latest.version })}</p>
      <p>
        <b>{t("next")}</b> {t("backup")}
      </p>
      <GetIt platform={platform}>{t("action", { latest: latest.version })}</GetIt>
    </Box>
  );
}

function Withdrawn({ kind, release }: AnswerOf<"delisted" | "unsafe">) {
  const t = useTranslations("verify");
  const { version, platform, delistedOn, reason } = release;
  const isUnsafe = kind === "unsafe";
  const values = { version, platform: usePlatformName()(platform), date: useDay()(delistedOn) };
  return (
    <Box
      tone={isUnsafe ? "bad" : "warning"}
      kind={kind}
      title={t(isUnsafe ? "unsafe.title" : "delisted.title")}
    >
      <p>{t("delisted.text", values)}</p>
      {reason && (
        <p>
          <b>{t("delisted.reason")}</b>
          <br />
          <LocalisedText texts={reason} />
        </p>
      )}
      <p>
        <b>{t(isUnsafe ? "unsafe.next" : "delisted.next")}</b>
      </p>
      <GetIt platform={platform}>{t("delisted.action")}</GetIt>
    </Box>
  );
}

function Fake({ fake, help }: AnswerOf<"fake"> & Pick<AnswerLinks, "help">) {
  const t = useTranslations("verify.fake");
  return (
    <Box tone="bad" kind="fake" title={t("title")}>
      <p>
        <b>{t("next")}</b> {t("text")}
      </p>
      <p>
        <LocalisedText texts={fake.notes} />
      </p>
      <p>{t("installed")}</p>
      <GetIt platform={fake.platform}>{t("action")}</GetIt>
      <p>
        <ArrowLink href={help}>{t("help")}</ArrowLink>
      </p>
    </Box>
  );
}

function Unknown({ report }: Pick<AnswerLinks, "report">) {
  const t = useTranslations("verify.noMatch");
  return (
    <Box tone="bad" kind="unknown" title={t("title")}>
      <p>
        {t("text")} <b>{t("next")}</b>
      </p>
      <p>{t("installed")}</p>
      <p>{t("incomplete")}</p>
      <p>{t("storeNote")}</p>
      <GetIt platform="android-apk">{t("action")}</GetIt>
      <p>
        <InlineLink href={report}>{t("report")}</InlineLink>
      </p>
    </Box>
  );
}

function NoList() {
  const t = useTranslations("verify.problems");
  return (
    <Box tone="plain" kind="no-list" title={t("noReleases")}>
      {null}
    </Box>
  );
}
