import { useTranslations } from "use-intl";
import type { Accounts } from "#brand/schema.ts";
import { allAccounts, socialLinks, type SocialLink } from "#shell/channels/social-links.ts";
import { textIn, textOf, type PreviewProps } from "./preview-props.ts";
import styles from "./content-preview.module.css";

/** What is not typed yet is empty. */
const accountsIn = ({ telegram, ...content }: PreviewProps["content"]): Accounts => ({
  telegram: { zh: textIn(telegram, "zh"), ko: textIn(telegram, "ko"), en: textIn(telegram, "en") },
  x: textOf(content["x"]),
  discord: textOf(content["discord"]),
  youtube: textOf(content["youtube"]),
  medium: textOf(content["medium"]),
  github: textOf(content["github"]),
  reddit: textOf(content["reddit"]),
  weibo: textOf(content["weibo"]),
  wechat: textOf(content["wechat"]),
});

/** What the footer shows to readers of this language, and the whole list of the page of channels. */
export function ChannelsPreview({ content, language }: PreviewProps) {
  const t = useTranslations("deskContent.preview");
  const accounts = accountsIn(content);
  return (
    <div className={styles.listing} lang={language}>
      <Links title={t("inFooter")} links={socialLinks(accounts, language)} />
      <Links title={t("onChannels")} links={allAccounts(accounts)} />
    </div>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: readonly SocialLink[] }) {
  const t = useTranslations("footer.social");
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.pairs}>
        {links.map(({ name, href }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{href}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
