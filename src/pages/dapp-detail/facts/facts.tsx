import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RISK_DIALOG } from "#features/catalogue/ui/risk-dialog/risk-dialog.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { Audits } from "./audits.tsx";
import { ChainAddress } from "./chain-address.tsx";
import styles from "./facts.module.css";

const CONNECTION = {
  both: "connectionBoth",
  extension: "connectionExtension",
  mobile: "connectionMobile",
  none: "connectionNone",
} as const;

const REFERRAL = {
  automatic: "referralAutomatic",
  manual: "referralManual",
  none: "referralNone",
} as const;

export function Facts({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.facts");
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.heading} id="facts-title">
        {t("title")}
      </h2>
      <p className={styles.lead}>{t("lead")}</p>
      <dl>
        <Fact name={t("website")}>
          <a className={styles.host} href={dapp.leavePath} data-opens={RISK_DIALOG}>
            {dapp.host}
          </a>
        </Fact>
        <Fact name={t("category")}>
          {dapp.categories.map(({ hid, title, path }) => (
            <span key={hid} className={styles.item}>
              <InlineLink href={path}>{title}</InlineLink>
            </span>
          ))}
        </Fact>
        <Fact name={t("networks")}>
          <NetworkList networks={dapp.networks} />
        </Fact>
        <Fact name={t("contracts")}>
          {dapp.contracts.map((contract) => (
            <ChainAddress key={`${contract.network} ${contract.address}`} {...contract} />
          ))}
          {dapp.contracts.length === 0 && t("noContracts")}
        </Fact>
        <Fact name={t("audits")}>
          <Audits audits={dapp.audits} />
        </Fact>
        <Fact name={t("connection")}>{t(CONNECTION[dapp.connection])}</Fact>
        <Fact name={t("referral")}>{dapp.referral ? t(REFERRAL[dapp.referral]) : t("notGiven")}</Fact>
        {dapp.symbols.length > 0 && <Fact name={t("tokens")}>{dapp.symbols.join(", ")}</Fact>}
        <Fact name={t("listed")}>{dapp.listed}</Fact>
        <Fact name={t("changed")}>{dapp.changed}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function NetworkList({ networks }: Pick<ListedDapp, "networks">) {
  return (
    <ul className={styles.networks}>
      {networks.map(({ key, title, code }) => (
        <li key={key} className={styles.network}>
          <Avatar shape="round" size={20} name={title} code={code} />
          {title}
        </li>
      ))}
    </ul>
  );
}
