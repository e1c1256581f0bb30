/** Logo, small print and social links. Drawn by the server only (see footer.tsx). */
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import { Lockup } from "#shell/header/lockup.tsx";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { NEW_TAB_HINT_ID, ShellLink } from "#shell/navigation/shell-link.tsx";
import { IconLink } from "#ui/button/icon-button.tsx";
import { socialLinks } from "./social-links.ts";
import styles from "./footer.module.css";

const thisYear = (): string => String(new Date().getUTCFullYear());

export function FooterEnd() {
  const logo = useTranslations("header.logo");
  const t = useTranslations("footer.bottom");
  return (
    <div className={styles.end}>
      <ShellLink target="/">
        <Lockup alt={logo("home")} />
      </ShellLink>
      <div className={styles.print}>
        <p>{t("copyright", { year: thisYear() })}</p>
        <p className={styles.fine}>{t("notAdvice")}</p>
      </div>
      <SocialLinks />
    </div>
  );
}

function SocialLinks() {
  const t = useTranslations("footer.social");
  return (
    <ul className={styles.social} aria-label={t("title")}>
      {socialLinks(useLanguage()).map(({ name, href, icon }) => (
        <li key={name}>
          <IconLink
            href={href}
            label={t("linkLabel", { channel: t(name) })}
            target="_blank"
            rel="noopener"
            aria-describedby={NEW_TAB_HINT_ID}
          >
            <FileIcon name={icon} />
          </IconLink>
        </li>
      ))}
    </ul>
  );
}
