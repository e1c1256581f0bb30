import circleAlert from "lucide-react/icons/circle-alert";
import circleCheck from "lucide-react/icons/circle-check";
import info from "lucide-react/icons/info";
import triangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  familyOf,
  type Family,
  type KnownFake,
  type Platform,
  type Release,
  type Verdict,
} from "#features/downloads/model.ts";
import { usePlatformName } from "#features/downloads/ui/names.ts";
import { Said } from "#features/downloads/ui/said.tsx";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { GoLink } from "#pages/go-link.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./answer.module.css";

type AnswerOf<Kind> = Extract<Verdict<Release, KnownFake>, { readonly kind: Kind }>;

interface AnswerProps {
  readonly verdict: Verdict<Release, KnownFake>;
  /** Where a file that is not ours is told about. */
  readonly report: string;
}

/** What a file is, why, and what to do: whole sentences, the bad ones too. */
export function Answer({ verdict, report }: AnswerProps) {
  switch (verdict.kind) {
    case "genuine":
      return <Genuine {...verdict} />;
    case "outdated":
      return <Outdated {...verdict} />;
    case "delisted":
    case "unsafe":
      return <Withdrawn {...verdict} />;
    case "fake":
      return <Fake {...verdict} />;
    case "unknown":
      return <Unknown report={report} />;
    case "no-list":
      return <NoList />;
  }
}

const ICONS = { good: circleCheck, warning: triangleAlert, bad: circleAlert, plain: info };

interface BoxProps {
  readonly tone: keyof typeof ICONS;
  readonly kind: Verdict<Release, KnownFake>["kind"];
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

/** Where the real thing is. */
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
      <p>
        <b>{t("next")}</b> {t("keep")}
      </p>
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
          <Said texts={reason} />
        </p>
      )}
      <p>
        <b>{t(isUnsafe ? "unsafe.next" : "delisted.next")}</b>
      </p>
      <GetIt platform={platform}>{t("delisted.action")}</GetIt>
    </Box>
  );
}

function Fake({ fake }: AnswerOf<"fake">) {
  const t = useTranslations("verify.fake");
  return (
    <Box tone="bad" kind="fake" title={t("title")}>
      <p>
        <b>{t("next")}</b> {t("text")}
      </p>
      <p>
        <Said texts={fake.notes} />
      </p>
      <p>{t("installed")}</p>
      <GetIt platform={fake.platform}>{t("action")}</GetIt>
      <p>
        <GoLink target="tool:helpCentre">{t("help")}</GoLink>
      </p>
    </Box>
  );
}

function Unknown({ report }: { readonly report: string }) {
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
