import { useTranslations } from "use-intl";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./listing-facts.module.css";

interface ListingFactsProps {
  readonly title: string;
  readonly picture: string | undefined;
  readonly description: string;
  readonly website: string;
  /** Their titles. */
  readonly networks: readonly string[];
  readonly contracts: readonly { readonly network: string; readonly address: string }[];
}

/** What a listing's page says, without the page around it. */
export function ListingFacts({
  title,
  picture,
  description,
  website,
  networks,
  contracts,
}: ListingFactsProps) {
  const t = useTranslations("deskReview.preview");
  return (
    <div className={styles.page}>
      <div className={styles.name}>
        <Avatar name={title} src={picture} size={56} />
        <b>{title}</b>
      </div>
      <p>{description}</p>
      <dl className={styles.facts}>
        {website !== "" && (
          <div>
            <dt>{t("website")}</dt>
            <dd>{website}</dd>
          </div>
        )}
        <div>
          <dt>{t("networks")}</dt>
          <dd>{networks.join(", ")}</dd>
        </div>
        {contracts.map(({ network, address }) => (
          <div key={network + address}>
            <dt>{t("contract", { network })}</dt>
            <dd>{address}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
