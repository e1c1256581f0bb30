import badgeCheck from "lucide-react/icons/badge-check";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { Aside } from "./aside/aside.tsx";
import { Facts } from "./facts/facts.tsx";
import { Screenshots } from "./facts/screenshots.tsx";
import { SourceLine } from "./facts/source-line.tsx";
import { RelatedTokens } from "./facts/related-tokens.tsx";
import { Badge } from "./follow/badge.tsx";
import { History } from "./follow/history.tsx";
import type { ListedDapp } from "./load.ts";
import { Similar } from "./similar.tsx";
import { BackLink } from "#ui/link/back-link.tsx";
import styles from "./detail.module.css";

/** Shows facts about a DApp with their sources, not a score. */
export function Detail({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail");
  const localPath = useLocalPath();
  return (
    <div className={styles.page}>
      <Container>
        <BackLink href={localPath("/dappstore")}>{t("header.back")}</BackLink>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Head dapp={dapp} />
            <Statements dapp={dapp} />
            <KeptMarkup of={History} props={{ history: dapp.history, feeds: dapp.feeds }} />
            <KeptMarkup of={Badge} props={{ badge: dapp.badge, address: dapp.address }} />
          </div>
          <Aside dapp={dapp} />
        </div>
      </Container>
      <Similar dapps={dapp.similar} />
    </div>
  );
}

/** What the page says about the DApp; each statement has its source and date. */
export function Statements({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.about");
  return (
    <>
      <section aria-labelledby="about-title">
        <h2 className={styles.heading} id="about-title">
          {t("title")}
        </h2>
        <p className={styles.description}>{dapp.description}</p>
        <SourceLine {...descriptionSource(dapp)}>{dapp.isDescriptionOurs ? t("byUs") : null}</SourceLine>
      </section>
      <Screenshots dapp={dapp} />
      <Facts dapp={dapp} />
      <KeptMarkup of={RelatedTokens} props={{ tokens: dapp.tokens }} />
    </>
  );
}

/** A line that the catalogue composed is ours, even if the project submitted the rest. */
const descriptionSource = ({ isDescriptionOurs, sources }: ListedDapp) =>
  isDescriptionOurs ? { ...sources.description, by: "catalogue" as const } : sources.description;

function Head({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail");
  const audited = useTranslations("dappstore.card")("audited");
  const kinds = useTranslations("kinds");
  const [category] = dapp.categories;
  return (
    <header className={styles.head}>
      <Avatar name={dapp.title} src={dapp.picture} size={104} />
      <div className={styles.names}>
        <h1 className={styles.title}>{dapp.title}</h1>
        <p className={styles.kind}>{kinds(`${dapp.kind}.label`)}</p>
      </div>
      <div className={styles.tags}>
        {dapp.audits.length > 0 && (
          <Tag tone="good">
            <Icon of={badgeCheck} size={14} />
            {audited}
          </Tag>
        )}
        {category && <Tag tone="accent">{category.title}</Tag>}
        <Tag>{t("header.listedSince", { date: dapp.listed })}</Tag>
      </div>
    </header>
  );
}
