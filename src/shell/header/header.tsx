/** The top of every page (§2). Served as HTML; header.browser.ts adds the behaviour. */
import { useTranslations } from "use-intl";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { HeaderBar } from "./header-bar.tsx";
import type { HeaderVariant } from "./header-variant.ts";
import styles from "./header.module.css";

export function Header({ variant }: { variant: HeaderVariant }) {
  return (
    <header className={styles.header} data-variant={variant}>
      <HeaderBar />
      <NewTabHint />
    </header>
  );
}

function NewTabHint() {
  return (
    <span id={NEW_TAB_HINT_ID} hidden>
      {useTranslations("common.a11y")("externalLink")}
    </span>
  );
}
