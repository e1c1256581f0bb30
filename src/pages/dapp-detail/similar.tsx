import { useTranslations } from "use-intl";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import styles from "./detail.module.css";

export function Similar({ dapps }: { readonly dapps: readonly DappCardFacts[] }) {
  const t = useTranslations("dappDetail.related");
  if (dapps.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <Container>
        <h2 className={styles.heading} id="similar-title">
          {t("title")}
        </h2>
        <div className={styles.row}>
          <DappList>
            {dapps.map((dapp) => (
              <KeptMarkup key={dapp.id} of={DappCard} props={{ dapp }} />
            ))}
          </DappList>
        </div>
      </Container>
    </section>
  );
}
