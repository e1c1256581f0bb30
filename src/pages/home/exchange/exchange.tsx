import { useTranslations } from "use-intl";
import { LaterAppScreen } from "#features/screens/ui/app-screen.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { TradeRow } from "./trade-row.tsx";
import styles from "./exchange.module.css";

/** `figuresDate`: when the usual time and the saving were measured. */
export function Exchange({ figuresDate }: { readonly figuresDate: string }) {
  const t = useTranslations("home.exchange");
  const screens = useTranslations("screens.alt");
  return (
    <Section tone="pool" labelledBy="exchange-title">
      <Contours />
      <Container>
        <div className={styles.split}>
          <div className={styles.text}>
            <h2 id="exchange-title">
              <Phrases of={t("title")} />
            </h2>
            <p className={styles.lead}>{t("lead")}</p>
            <ul className={styles.rows}>
              <TradeRow name="swap" target="tool:swap" icon="arrow-left-right" />
              <TradeRow name="bridge" target="tool:bridge" icon="waypoints" />
              <TradeRow name="buy" target="tool:buy" icon="wallet" figure />
              <TradeRow name="market" target="tool:market" icon="chart-line" />
              <TradeRow name="card" target="tool:card" icon="credit-card" />
              <TradeRow name="energy" target="tool:energyRental" icon="zap" figure />
            </ul>
            <p className={styles.date}>{t("asOf", { date: figuresDate })}</p>
          </div>
          <figure className={styles.stage}>
            <LaterAppScreen of="swap" label={screens("swap")} />
            <figcaption className={styles.caption}>{screens("example")}</figcaption>
          </figure>
        </div>
      </Container>
    </Section>
  );
}
