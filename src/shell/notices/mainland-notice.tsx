/**
 * §2: on Chinese pages, that regulatory policy restricts some functions for readers in mainland China. It stands
 * above the header and leaves with the first scroll. The served page always has it; a reader who put it away
 * before never sees it, because a script marks the document before the notice is drawn. So nothing moves.
 */
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DISMISSED, STORAGE_KEY } from "./enhance-mainland-notice.ts";
import styles from "./mainland-notice.module.css";

const CHINESE: readonly Language[] = ["zh", "zh-tw"];

const hideScript = `try{if(localStorage.getItem("${STORAGE_KEY}")==="${DISMISSED}")document.documentElement.dataset.mainlandNotice="${DISMISSED}"}catch{}`;

export function MainlandNotice() {
  return CHINESE.includes(useLanguage()) ? <Notice /> : null;
}

function Notice() {
  const t = useTranslations("footer.mainland");
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: hideScript }} />
      <aside className={styles.notice} data-mainland-notice="">
        <p className={styles.text}>
          {t("text")}{" "}
          <ShellLink className={styles.more} target="tool:mainlandNotice">
            {t("action")}
          </ShellLink>
        </p>
        <IconButton icon={x} iconSize={18} label={t("dismiss")} />
      </aside>
    </>
  );
}
