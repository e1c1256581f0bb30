import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { GoLink } from "#pages/go-link.tsx";
import { isOffered } from "#shell/navigation/offer.ts";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Entries } from "#ui/list/entries.tsx";
import styles from "./contact.module.css";

const CHANNELS = [
  { name: "service", email: brand.contacts.support },
  { name: "business", email: brand.contacts.business },
  { name: "developers", email: brand.contacts.developers },
  { name: "security", email: brand.contacts.security },
] as const;

export function Contact() {
  const t = useTranslations("about");
  const channels = useTranslations("channels");
  return (
    <Section labelledBy="contact-title" id="contact">
      <Container>
        <SectionHead id="contact-title" title={t("contact.title")} lead={t("contact.lead")} />
        <Entries
          of={CHANNELS.map(({ name, email }) => ({
            title: t(`contact.${name}Title`),
            text: t(`contact.${name}Text`),
            action: <Address email={email} />,
          }))}
        />
        <p className={styles.time}>{t("contact.responseTime")}</p>
        <div className={styles.more}>
          <GoLink target="/channels">{channels("title")}</GoLink>
          <GoLink target="/brandkit">{t("more.brandKit")}</GoLink>
          {isOffered("/recruiting") && <GoLink target="/recruiting">{t("more.recruiting")}</GoLink>}
          <GoLink target="/news">{t("more.news")}</GoLink>
          <GoLink target="/download/app">{t("more.download")}</GoLink>
        </div>
      </Container>
    </Section>
  );
}

function Address({ email }: { readonly email: string }) {
  const t = useTranslations("common");
  return (
    <>
      <InlineLink href={`mailto:${email}`}>{email}</InlineLink>
      <CopyButton
        text={email}
        label={`${t("actions.copy")} ${email}`}
        copiedText={t("copy.addressCopied")}
        failedText={t("copy.fail")}
      />
    </>
  );
}
