/** A record as visitors will see it: by language, theme, width and date, with what is typed now. */
import { useState, type ComponentType } from "react";
import { useTranslations } from "use-intl";
import type { ContentKindName } from "#features/publishing/model.ts";
import { phaseAt } from "#features/publishing/phase.ts";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages.ts";
import { DeskInput, DeskSelect, FieldRow } from "#desk/parts/desk-field.tsx";
import { ScreenSection } from "#desk/parts/screen.tsx";
import type { Content } from "#desk/publishing/content/content-calls.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { ContractPreview, DappPreview } from "./listing-preview.tsx";
import { textOf, type PreviewedListing, type PreviewProps } from "./preview-props.ts";
import { PromotionPreview } from "./promotion-preview.tsx";
import { TextPreview } from "./text-preview.tsx";
import styles from "./content-preview.module.css";

/** Kinds without a look of their own have no preview: they are lists and names. */
const PREVIEWS: Readonly<Partial<Record<ContentKindName, ComponentType<PreviewProps>>>> = {
  banners: PromotionPreview,
  activities: PromotionPreview,
  ads: PromotionPreview,
  news: ArticlePreview,
  dapps: DappPreview,
  tokens: ContractPreview,
  nfts: ContractPreview,
  milestones: TextPreview,
  collections: TextPreview,
};

const THEMES = ["light", "dark"] as const;
const WIDTHS = ["360", "768", "1200"] as const;

interface ContentPreviewProps {
  readonly kind: ContentKindName;
  readonly content: Content;
  readonly listing: PreviewedListing;
}

export function ContentPreview({ kind, content, listing }: ContentPreviewProps) {
  const t = useTranslations("deskContent.preview");
  const [language, setLanguage] = useState<string>("en");
  const [theme, setTheme] = useState<string>("light");
  const [width, setWidth] = useState<string>("360");
  const Preview = PREVIEWS[kind];
  if (!Preview) return null;
  const languages = LANGUAGES.map((one) => ({ value: one, text: LANGUAGE_FACTS[one].name }));
  return (
    <ScreenSection title={t("title")} text={t("text")}>
      <FieldRow>
        <DeskSelect label={t("language")} value={language} options={languages} onChange={setLanguage} />
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
      <PhaseOn content={content} />
      {/* Its links lead nowhere yet. */}
      <div className={styles.stage} inert>
        <div className={styles.page} data-theme={theme} data-width={width}>
          <Preview content={content} language={language as Language} listing={listing} />
        </div>
      </div>
    </ScreenSection>
  );
}

/** §3: 0 is published. Listings, milestones and collections have a mark instead. */
function statusOf({ status, hidden, delisted, listed }: Content): number {
  if (hidden === true || delisted === true || listed === false) return 1;
  return status === undefined ? 0 : Number(status);
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
