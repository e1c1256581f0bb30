import { useTranslations } from "use-intl";
import brand from "#content/brand/brand.json" with { type: "json" };
import { GoLink } from "#pages/go-link.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./contact.module.css";

const CHANNELS = [
  { name: "service", email: brand.contacts.support },
  { name: "business", email: brand.contacts.business },
  { name: "developers", email: brand.contacts.developers },
  { name: "security", email: brand.contacts.security },
] as const;

export function Contact() {
  const t = useTranslations("about");
  return (
    <Section labelledBy="contact-title" id="contact">
      <Container>
        <SectionHead id="contact-title" title={t("contact.title")} lead={t("contact.lead")} />
        <ul className={styles.channels}>
          {CHANNELS.map((channel) => (
            <ChannelRow key={channel.name} {...channel} />
          ))}
        </ul>
        <p className={styles.time}>{t("contact.responseTime")}</p>
        <div className={styles.more}>
          <GoLink target="/brandkit">{t("more.brandKit")}</GoLink>
          <GoLink target="/recruiting">{t("more.recruiting")}</GoLink>
          <GoLink target="/news">{t("more.news")}</GoLink>
          <GoLink target="/download/app">{t("more.download")}</GoLink>
        </div>
      </Container>
    </Section>
  );
}

function ChannelRow({ name, email }: (typeof CHANNELS)[number]) {
  const t = useTranslations("about.contact");
  const copy = useTranslations("common");
  return (
    <li className={styles.channel}>
      <h3>{t(`${name}Title`)}</h3>
      <p>{t(`${name}Text`)}</p>
      <div className={styles.email}>
        <InlineLink href={`mailto:${email}`}>{email}</InlineLink>
        <CopyButton
          text={email}
          label={`${copy("actions.copy")} ${email}`}
          copiedText={copy("copy.addressCopied")}
          failedText={copy("copy.fail")}
        />
      </div>
    </li>
  );
}
