import { useTranslations } from "use-intl";
import { Phrases } from "#i18n/phrases.tsx";
import { channel } from "#ui/illustrations/channel.ts";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SwapExample } from "./swap-example.tsx";
import { TradeRow } from "./trade-row.tsx";
import styles from "./exchange.module.css";

/** `figuresDate`: when the usual time and the saving were measured. */
export function Exchange({ figuresDate }: { readonly figuresDate: string }) {
  const t = useTranslations("home.exchange");
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
          <div className={styles.stage}>
            {/* The section is dark in both themes, so the drawing always uses the dark theme. */}
            <div className={styles.drawing} data-theme="dark">
              <Drawing of={channel} label={t("imageAlt")} />
            </div>
            <SwapExample />
          </div>
        </div>
      </Container>
    </Section>
  );
}
