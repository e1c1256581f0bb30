/** The frame of every preview: language, theme, width and date are chosen here. */
import { Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { phaseAt } from "#features/publishing/phase.ts";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages.ts";
import { DeskInput, DeskSelect, FieldRow } from "#desk/parts/desk-field.tsx";
import { ScreenSection } from "#desk/parts/screen.tsx";
import type { Content } from "#desk/publishing/content/content-calls.ts";
import { textOf } from "./preview-props.ts";
import { VisitorTexts } from "./visitor-texts.tsx";
import styles from "./content-preview.module.css";

const THEMES = ["light", "dark"] as const;
const WIDTHS = ["360", "768", "1200"] as const;

interface PreviewFrameProps {
  /** Its dates and marks say when visitors see it. */
  readonly dated: Content;
  readonly children: (language: Language) => ReactNode;
}

export function PreviewFrame({ dated, children }: PreviewFrameProps) {
  const t = useTranslations("deskContent.preview");
  const [language, setLanguage] = useState<Language>("en");
  const [theme, setTheme] = useState<string>("light");
  const [width, setWidth] = useState<string>("360");
  return (
    <ScreenSection title={t("title")} text={t("text")}>
      <FieldRow>
        <DeskSelect
          label={t("language")}
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, text: LANGUAGE_FACTS[one].name }))}
          onChange={(chosen) => setLanguage(LANGUAGES.find((one) => one === chosen) ?? language)}
        />
        <DeskSelect
          label={t("theme")}
          value={theme}
          options={THEMES.map((one) => ({ value: one, text: t(one) }))}
          onChange={setTheme}
        />
        <DeskSelect
          label={t("width")}
          value={width}
          options={WIDTHS.map((one) => ({ value: one, text: t("pixels", { width: one }) }))}
          onChange={setWidth}
        />
      </FieldRow>
      <PhaseOn content={dated} />
      {/* Its links lead nowhere yet. */}
      <div className={styles.stage} inert>
        <div className={styles.page} data-theme={theme} data-width={width}>
          <Suspense>
            <VisitorTexts language={language}>{children(language)}</VisitorTexts>
          </Suspense>
        </div>
      </div>
    </ScreenSection>
  );
}

/** §3: 0 is published. Listings, milestones and collections have a mark instead. */
function statusOf({ status, hidden, delisted, listed }: Content): number {
  if (hidden === true || delisted === true || listed === false) return 1;
  return typeof status === "number" ? status : 0;
}

/** Whether visitors see it on a day. */
function PhaseOn({ content }: { readonly content: Content }) {
  const t = useTranslations("deskContent.preview");
  const [date, setDate] = useState(() => new Date().toISOString().slice(0, "2026-11-17T10:00".length));
  const at = new Date(`${date}Z`);
  const dates = { start: textOf(content["start"]), end: textOf(content["end"]) || null };
  const phase = phaseAt({ status: statusOf(content), ...dates }, at);
  return (
    <div className={styles.date}>
      <DeskInput label={t("date")} type="datetime-local" value={date} onChange={setDate} />
      <p role="status">{Number.isNaN(at.getTime()) ? "" : t(`phases.${phase}`)}</p>
    </div>
  );
}
