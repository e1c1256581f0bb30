import { useTranslations } from "use-intl";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { DraftState } from "#features/submissions/ui/state/use-draft.ts";
import styles from "./draft-bar.module.css";

/** Reports that a draft was restored or imported. */
export function DraftNotice({ news, discard }: Pick<DraftState, "news" | "discard">) {
  const t = useTranslations("submitCommon.draft");
  const language = useLanguage();
  if (!news) return null;
  if (news.what === "importFailed") return <Notice tone="bad" title={t("importFailed")} announce />;
  if (news.what === "otherTab") return <Notice title={t("otherTab")} announce />;
  const title =
    news.what === "imported"
      ? t("imported")
      : t("found", { date: formatDate(new Date(news.atMs), language) });
  return (
    <Notice tone="plain" title={title} announce>
      {news.what === "imported" && <>{t("noFiles")} </>}
      <button className={styles.link} type="button" onClick={discard}>
        {t("discard")}
      </button>
    </Notice>
  );
}

/** When the draft was last saved, with export and import. Without JavaScript there are no drafts. */
export function DraftBar({ draft }: { readonly draft: DraftState }) {
  const t = useTranslations("submitCommon.draft");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  const { savedAtMs } = draft;
  if (!useHydrated()) return null;
  const time =
    savedAtMs === undefined
      ? undefined
      : new Date(savedAtMs).toLocaleTimeString(intlLocale, { hour: "2-digit", minute: "2-digit" });
  return (
    <div className={styles.bar}>
      <p className={styles.saved} role="status">
        {time !== undefined && t("saved", { time })}
      </p>
      <button className={styles.link} type="button" onClick={draft.exportFile}>
        {t("exportFile")}
      </button>
      <label className={styles.link}>
        <input
          className="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void draft.importFile(file);
            event.target.value = "";
          }}
        />
        {t("importFile")}
      </label>
    </div>
  );
}
