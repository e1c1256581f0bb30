import { useTranslations } from "use-intl";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { ContractAddress } from "./contract-address.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { SourceLine } from "./source-line.tsx";
import styles from "./related-tokens.module.css";

export function RelatedTokens({ tokens }: Pick<ListedDapp, "tokens">) {
  const t = useTranslations("dappDetail.related");
  if (tokens.length === 0) return null;
  return (
    <section aria-labelledby="tokens-title">
      <h2 className={styles.heading} id="tokens-title">
        {t("tokens")}
      </h2>
      <ul className={styles.tokens}>
        {tokens.map(({ symbol, name, network, address, explorer, source }) => (
          <li key={`${network} ${address}`} className={styles.token}>
            <Avatar shape="round" size={36} name={symbol} />
            <div className={styles.text}>
              <p className={styles.symbol}>
                {symbol} <span className={styles.name}>{name}</span>
              </p>
              <ContractAddress label="" network={network} address={address} explorer={explorer} />
              <SourceLine {...source} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
