/** Logo, small print and social links. Rendered on the server only (see footer.tsx). */
import { useTranslations } from "use-intl";
import type { Accounts } from "#brand/schema.ts";
import { useLanguage } from "#i18n/language.tsx";
import { COMMUNITY, socialLinks, type SocialLink } from "#shell/channels/social-links.ts";
import { Lockup } from "#shell/header/lockup.tsx";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { useLink } from "#shell/navigation/use-link.ts";
import { IconLink } from "#ui/button/icon-button.tsx";
import { DemonstrationNote } from "./demonstration-note.tsx";
import styles from "./footer.module.css";

export const thisYear = (): string => String(new Date().getUTCFullYear());

interface FooterEndProps {
  readonly accounts: Accounts;
}

export function FooterEnd({ accounts }: FooterEndProps) {
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
        <DemonstrationNote />
      </div>
      <SocialLinks accounts={accounts} />
    </div>
  );
}

function SocialLinks({ accounts }: FooterEndProps) {
  const t = useTranslations("footer.social");
  return (
    <ul className={styles.social} aria-label={t("title")}>
      {socialLinks(accounts, useLanguage()).map((link) => (
        <li key={link.name}>
          <SocialIcon {...link} />
        </li>
      ))}
    </ul>
  );
}

/** Links to chats lead to the warning first. */
function SocialIcon({ name, href, icon, isChat }: SocialLink) {
  const t = useTranslations("footer.social");
  return (
    <IconLink {...useLink(isChat ? COMMUNITY : href)} label={t("linkLabel", { channel: t(name) })}>
      <FileIcon name={icon} />
    </IconLink>
  );
}
