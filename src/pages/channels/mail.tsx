import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./page.module.css";

export function Mail() {
  const t = useTranslations("about.contact");
  const company = useTranslations("footer.company");
  const { contacts } = brand;
  const addresses = [
    { name: t("serviceTitle"), email: contacts.support },
    { name: t("businessTitle"), email: contacts.business },
    { name: t("developersTitle"), email: contacts.developers },
    { name: t("securityTitle"), email: contacts.security },
    ...(isOffered("/recruiting") ? [{ name: company("tpMan"), email: contacts.programme }] : []),
  ];
  return (
    <dl className={styles.pairs}>
      {addresses.map(({ name, email }) => (
        <div key={email}>
          <dt>{name}</dt>
          <dd>
            <InlineLink href={`mailto:${email}`}>{email}</InlineLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
