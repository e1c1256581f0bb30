import { useTranslations } from "use-intl";
import { Leader } from "#ui/illustrations/leader/leader.tsx";
import styles from "./hero.module.css";

/** Labels over the pool, in its coordinates, clear of the header and of a phone's edges. */
export function HeroLabels() {
  const t = useTranslations("home.hero");
  return (
    <svg className={styles.labels} viewBox="0 0 860 690" role="group" aria-label={t("networksLabel")}>
      <Leader from={[282, 236]} to={[226, 96]} text="Ethereum" side="left" />
      <Leader from={[396, 254]} to={[400, 116]} text="BNB Chain" side="left" />
      <Leader from={[528, 282]} to={[506, 96]} text="Solana" side="left" />
      <Leader from={[190, 366]} to={[116, 236]} text="TRON" side="left" />
      <Leader from={[470, 462]} to={[640, 596]} text="Base" side="right" />
      <Leader from={[582, 452]} to={[668, 512]} text="Polygon" side="right" spare />
      <Leader from={[326, 534]} to={[440, 640]} text="Cosmos" side="right" />
      <Leader from={[334, 407]} to={[150, 676]} text={t("keysLabel")} side="right" />
    </svg>
  );
}
