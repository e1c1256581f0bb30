/**
 * §2: on Chinese pages, a notice that regulatory policy restricts some functions for readers in mainland China. It
 * is above the header and scrolls away. The served page always contains it; for a reader who dismissed it, a script
 * marks the document before the notice is painted, so nothing shifts.
 */
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { MAINLAND_NOTICE } from "#browser/storage/head-texts.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { ROOT } from "#shell/root-attributes.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import { MAINLAND_NOTICE_BOX } from "./mainland-notice-attributes.ts";
import styles from "./mainland-notice.module.css";

const CHINESE: readonly Language[] = ["zh", "zh-tw"];

const {
  key,
  values: [dismissed],
} = MAINLAND_NOTICE;

const hideScript = `try{if(localStorage.getItem("${key}")==="${dismissed}")document.documentElement.setAttribute("${ROOT.mainlandNotice}","${dismissed}")}catch{}`;

export function MainlandNotice() {
  return CHINESE.includes(useLanguage()) ? <Notice /> : null;
}

function Notice() {
  const t = useTranslations("footer.mainland");
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: hideScript }} />
      <aside className={styles.notice} {...{ [MAINLAND_NOTICE_BOX]: "" }}>
        <p className={styles.text}>
          <Sentences>
            {t("text")}
            <ShellLink className={styles.more} target="tool:mainlandNotice">
              {t("action")}
            </ShellLink>
          </Sentences>
        </p>
        <IconButton icon={x} iconSize={18} label={t("dismiss")} />
      </aside>
    </>
  );
}
