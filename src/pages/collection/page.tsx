import { useTranslations } from "use-intl";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import { BackLink } from "#ui/link/back-link.tsx";
import styles from "./page.module.css";

export const loader = ({ context, params }: Route.LoaderArgs) => load(context, params.key);

/** A list of the editors, with its own title and words. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("collections");
  const counts = useTranslations("common.counts");
  const back = useTranslations("dappDetail.header")("back");
  const { title, text, hasRule, storePath, dapps, others } = loaderData;
  return (
    <Container>
      <div className={styles.back}>
        <BackLink href={storePath}>{back}</BackLink>
      </div>
      <PageHead title={title} lead={text} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{counts("dapps", { count: dapps.length })}</h2>
          {hasRule && <p className={styles.rule}>{t("rule")}</p>}
        </div>
        <DappList label={title}>
          {dapps.map((dapp) => (
            <KeptMarkup key={dapp.id} of={DappCard} props={{ dapp }} />
          ))}
        </DappList>
        <nav aria-labelledby="more-collections">
          <h2 className={styles.heading} id="more-collections">
            {t("more")}
          </h2>
          <ul className={styles.others}>
            {others.map((one) => (
              <li key={one.path}>
                <ArrowLink href={one.path}>{one.title}</ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Container>
  );
}
