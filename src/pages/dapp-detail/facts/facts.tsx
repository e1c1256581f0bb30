import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { FactName } from "#features/catalogue/facts.ts";
import { RISK_CONSENT } from "#browser/storage/registry.ts";
import HostLink from "#pages/dapp-detail/actions/host-link.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { Audits } from "./audits.tsx";
import { ContractAddress } from "./contract-address.tsx";
import { Incidents } from "./incidents.tsx";
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
  const incidents = useTranslations("dappDetail.incidents")("title");
  const { sources } = dapp;
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.heading} id="facts-title">
        {t("title")}
      </h2>
      <p className={styles.lead}>{t("lead")}</p>
      <dl>
        <Fact name={t("website")}>
          <PageIsland
            name="dappHost"
            of={HostLink}
            props={{ id: dapp.id, url: dapp.url, leavePath: dapp.leavePath }}
            storageKeys={[RISK_CONSENT.key]}
          />
        </Fact>
        <Fact name={t("category")}>
          {dapp.categories.map(({ id, title, path }) => (
            <span key={id} className={styles.item}>
              <InlineLink href={path}>{title}</InlineLink>
            </span>
          ))}
        </Fact>
        {dapp.incidents.length > 0 && (
          <Fact name={incidents}>
            <Incidents incidents={dapp.incidents} />
          </Fact>
        )}
        <OnChainFacts dapp={dapp} />
        <Fact name={t("audits")} source={dapp.audits.length > 0 && sources.audits}>
          <Audits audits={dapp.audits} />
        </Fact>
        <Fact name={t("connection")} source={dapp.connection !== null && sources.connection}>
          {dapp.connection ? t(CONNECTION[dapp.connection]) : t("unknown")}
        </Fact>
        <Fact name={t("referral")} source={dapp.referral !== null && sources.referral}>
          {dapp.referral ? t(REFERRAL[dapp.referral]) : t("unknown")}
        </Fact>
        <Fact name={t("listed")}>{dapp.listed}</Fact>
        <Fact name={t("changed")}>{dapp.changed}</Fact>
      </dl>
      {Object.values(sources).some(({ by }) => by === "catalogue") && (
        <p className={styles.note}>{t("sourceNote")}</p>
      )}
    </section>
  );
}

function OnChainFacts({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.facts");
  const { networks, otherNetworks, contracts, symbols, tokenChanges, sources } = dapp;
  const hasNetworks = networks.length + otherNetworks.length > 0;
  return (
    <>
      <Fact name={t("networks")} source={hasNetworks && sources.networks}>
        {networks.length > 0 && <NetworkList networks={networks} />}
        {otherNetworks.map((network) => (
          <p key={network}>{t("otherNetwork", { network })}</p>
        ))}
        {!hasNetworks && t("unknown")}
      </Fact>
      <Fact name={t("contracts")} source={contracts.length > 0 && sources.contracts}>
        {contracts.map((contract) => (
          <ContractAddress key={`${contract.network} ${contract.address}`} {...contract} />
        ))}
        {contracts.length === 0 && t("noContracts")}
      </Fact>
      {symbols.length > 0 && (
        <Fact name={t("tokens")} source={sources.tokens}>
          {symbols.join(", ")}
          {tokenChanges.map((change) => (
            <p key={change.from}>{t("tokenChange", change)}</p>
          ))}
        </Fact>
      )}
    </>
  );
}

interface FactProps {
  readonly name: string;
  /** Omitted for statements of the store itself and for missing statements. */
  readonly source?: ListedDapp["sources"][FactName] | false | undefined;
  readonly children: ReactNode;
}

function Fact({ name, source, children }: FactProps) {
  const t = useTranslations("dappDetail.facts");
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {source && (
          <p className={styles.source}>
            {t(source.by === "project" ? "sourceProject" : "sourceCatalogue", { date: source.date })}
          </p>
        )}
      </dd>
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
