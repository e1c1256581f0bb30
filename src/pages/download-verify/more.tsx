/** The sections below the check: sample files, the check without this page, and other signs of a fake. */
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { latestOf, type KnownFake, type Release } from "#features/downloads/model.ts";
import { CodeLine } from "#features/downloads/ui/check/fingerprint.tsx";
import { fileNameOf } from "#features/downloads/ui/names.ts";
import { GoLink } from "#pages/go-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./more.module.css";

const SAMPLE_FOLDER = "/data/samples/";

interface SamplesProps {
  readonly releases: readonly Release[];
  readonly fakes: readonly KnownFake[];
}

/** Only if the site serves sample files itself. */
export function Samples({ releases, fakes }: SamplesProps) {
  const t = useTranslations("verify.try");
  const genuine = latestOf(releases, "sample");
  if (!genuine?.url?.startsWith(SAMPLE_FOLDER)) return null;
  const delisted = releases.find(({ platform, state }) => platform === "sample" && state === "delisted");
  const fake = fakes.find(({ platform }) => platform === "sample");
  const fakeUrl = fake && genuine.url.replace(`${genuine.version}.`, `${fake.version}-fake.`);
  const files = [
    { name: t("genuine"), url: genuine.url },
    { name: t("delisted"), url: delisted?.url },
    { name: t("fake"), url: fakeUrl },
  ];
  return (
    <Card as="section" pad="lg" tone="soft">
      <Stack gap={3}>
        <h2 className={styles.title}>{t("title")}</h2>
        <p className={styles.text}>{t("text")}</p>
        <ul className={styles.files}>
          {files.map(({ name, url }) =>
            url ? (
              <li key={url}>
                <InlineLink href={url}>{name}</InlineLink>
                <span className={styles.file}>{fileNameOf({ url })}</span>
              </li>
            ) : null,
          )}
        </ul>
      </Stack>
    </Card>
  );
}

const FILE = `${brand.id}.apk`;

export function ByCommand() {
  const t = useTranslations("verify.manual");
  const commands = [
    { system: t("windows"), command: `(Get-FileHash ${FILE} -Algorithm SHA256).Hash` },
    { system: t("mac"), command: `shasum -a 256 ${FILE}` },
    { system: t("linux"), command: `sha256sum ${FILE}` },
  ];
  return (
    <section className={styles.part} aria-labelledby="manual-title">
      <h2 id="manual-title" className={styles.title}>
        {t("title")}
      </h2>
      <p className={styles.text}>{t("text")}</p>
      {commands.map(({ system, command }) => (
        <div key={system} className={styles.command}>
          <h3 className={styles.system}>{system}</h3>
          <CodeLine text={command} />
        </div>
      ))}
    </section>
  );
}

export function OtherSigns({ host }: { readonly host: string }) {
  const t = useTranslations("verify");
  const channels = useTranslations("channels");
  return (
    <div className={styles.part}>
      <section className={styles.part} aria-labelledby="why-title">
        <h2 id="why-title" className={styles.title}>
          {t("page.why")}
        </h2>
        <p className={styles.text}>{t("page.whyText")}</p>
      </section>
      <section className={styles.part} aria-labelledby="signs-title">
        <h2 id="signs-title" className={styles.title}>
          {t("channels.title")}
        </h2>
        <ul className={styles.signs}>
          <li>{t("channels.address", { host })}</li>
          <li>{t("channels.message")}</li>
          <li>{t("channels.phrase")}</li>
          <li>{t("channels.version")}</li>
        </ul>
        <GoLink target="/channels">{channels("title")}</GoLink>
      </section>
      <section className={styles.part} aria-labelledby="certificate-title">
        <h2 id="certificate-title" className={styles.title}>
          {t("manual.certificateTitle")}
        </h2>
        <p className={styles.text}>{t("manual.certificateText")}</p>
      </section>
    </div>
  );
}
