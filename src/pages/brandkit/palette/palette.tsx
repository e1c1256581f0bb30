import { useTranslations } from "use-intl";
import type { Messages } from "#i18n/generated/messages.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/language.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { SWATCHES, type Swatch } from "./swatches.ts";
import styles from "./palette.module.css";

type ColourName = keyof Messages["brandkit"]["palette"]["names"];

export function Palette() {
  const t = useTranslations("brandkit.palette");
  return (
    <Section labelledBy="palette-title">
      <Container>
        <SectionHead id="palette-title" title={t("title")} lead={t("lead")} />
        {(["primary", "accents"] as const).map((group) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.name}>{t(group)}</h3>
            <ul className={styles.swatches}>
              {SWATCHES[group].map((swatch) => (
                <SwatchItem key={swatch.name} {...swatch} />
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.note}>{t("accentNote")}</p>
      </Container>
    </Section>
  );
}

function SwatchItem({ name, hex, rgb, notes }: Swatch) {
  const t = useTranslations("brandkit.palette");
  return (
    <li className={styles.swatch}>
      {/* An SVG, because the content policy forbids inline styles. */}
      <svg className={styles.colour} aria-hidden>
        <rect width="100%" height="100%" fill={hex} />
      </svg>
      <h4>{t(`names.${name as ColourName}`)}</h4>
      <Value label={t("hex")} value={hex} />
      <Value label={t("rgb")} value={rgb} />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <ContrastNote key={note.ground} {...note} />
        ))}
      </ul>
    </li>
  );
}

function Value({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useTranslations("brandkit.palette");
  const failed = useTranslations("common.copy")("fail");
  return (
    <div className={styles.value}>
      <span>{label}</span>
      <code>{value}</code>
      <CopyButton
        text={value}
        label={t("copy", { value })}
        copiedText={t("copied", { value })}
        failedText={failed}
      />
    </div>
  );
}

function ContrastNote({ ground, contrast, use }: Swatch["notes"][number]) {
  const t = useTranslations("brandkit.palette");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  // Rounded down, so that 4.49 does not read as the 4.5 that text needs.
  const ratio = (Math.floor(contrast * 10) / 10).toLocaleString(intlLocale, { minimumFractionDigits: 1 });
  return (
    <li>
      {t("contrast", { background: t(`names.${ground}`), ratio: `${ratio}:1` })}
      <b data-use={use}>{t(`use.${use}`)}</b>
    </li>
  );
}
