import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { NEEDS } from "#features/catalogue/needs.ts";
import { ProofList } from "#features/ownership/ui/proof-list.tsx";
import { RISK_CONSENT } from "#browser/storage/registry.ts";
import HostLink from "#pages/dapp-detail/actions/host-link.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { Audits } from "./audits.tsx";
import { ContractAddress } from "./contract-address.tsx";
import { CONNECTION, REFERRAL } from "./fact-words.ts";
import { Incidents } from "./incidents.tsx";
import type { ShownSource } from "./source-facts.ts";
import { SourceLine } from "./source-line.tsx";
import styles from "./facts.module.css";

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
        <Fact name={t("website")} source={sources.website}>
          <PageIsland
            name="dappHost"
            of={HostLink}
            props={{ id: dapp.id, url: dapp.url, leavePath: dapp.leavePath }}
            storageKeys={[RISK_CONSENT.key]}
          />
        </Fact>
        <Fact name={t("category")} source={sources.categories}>
          {dapp.categories.map(({ id, title, path }) => (
            <span key={id} className={styles.item}>
              <InlineLink href={path}>{title}</InlineLink>
            </span>
          ))}
        </Fact>
        {dapp.incidents.length > 0 && (
          <Fact name={incidents} source="own">
            <Incidents incidents={dapp.incidents} />
          </Fact>
        )}
        <Needs dapp={dapp} />
        <OnChainFacts dapp={dapp} />
        <Fact name={t("audits")} source={dapp.audits.length > 0 ? sources.audits : "none"}>
          <Audits audits={dapp.audits} />
        </Fact>
        <ConnectionFacts dapp={dapp} />
        <Proofs dapp={dapp} />
        <StoreDates dapp={dapp} />
      </dl>
      {Object.values(sources).some(({ by }) => by === "catalogue") && (
        <p className={styles.note}>{t("sourceNote")}</p>
      )}
    </section>
  );
}

/** Connecting, signing and depositing, as far as it follows from other facts. */
function Needs({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.needs");
  const unknown = useTranslations("dappDetail.facts")("unknown");
  const kind = useTranslations("kinds")(`${dapp.kind}.label`);
  const { answers, from } = dapp.needs;
  if (from === null)
    return (
      <Fact name={t("title")} source="none">
        {unknown}
      </Fact>
    );
  return (
    <Fact name={t("title")} source={from === "connection" ? dapp.sources.connection : "own"}>
      <ul>
        {NEEDS.map((need) => (
          <li key={need}>
            {t(need)}: {answers[need] === null ? unknown : t(answers[need])}
          </li>
        ))}
      </ul>
      {from === "kind" && <SourceLine {...dapp.sources.categories}>{t("source", { kind })}</SourceLine>}
    </Fact>
  );
}

function ConnectionFacts({ dapp: { connection, referral, sources } }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.facts");
  return (
    <>
      <Fact name={t("connection")} source={connection === null ? "none" : sources.connection}>
        {connection ? t(CONNECTION[connection]) : t("unknown")}
      </Fact>
      <Fact name={t("referral")} source={referral === null ? "none" : sources.referral}>
        {referral ? t(REFERRAL[referral]) : t("unknown")}
      </Fact>
    </>
  );
}

/** Statements of the store about itself. */
function StoreDates({ dapp: { listed, changed } }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.facts");
  return (
    <>
      <Fact name={t("listed")} source="own">
        {listed}
      </Fact>
      <Fact name={t("changed")} source="own">
        {changed}
      </Fact>
    </>
  );
}

function Proofs({ dapp: { proofs, isTied } }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("ownership");
  const isProven = proofs.length > 0;
  return (
    <Fact name={t("fact")} source={isProven ? "own" : "none"}>
      {isProven ? <ProofList proofs={proofs} isTied={isTied} /> : t("none")}
    </Fact>
  );
}

function OnChainFacts({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.facts");
  const { networks, otherNetworks, contracts, symbols, isTokenless, tokenChanges, sources } = dapp;
  const hasNetworks = networks.length + otherNetworks.length > 0;
  return (
    <>
      <Fact name={t("networks")} source={hasNetworks ? sources.networks : "none"}>
        {networks.length > 0 && <NetworkList networks={networks} />}
        {otherNetworks.map((network) => (
          <p key={network}>{t("otherNetwork", { network })}</p>
        ))}
        {!hasNetworks && t("unknown")}
      </Fact>
      <Fact name={t("contracts")} source={contracts.length > 0 ? sources.contracts : "none"}>
        {contracts.map((contract) => (
          <ContractAddress key={`${contract.network} ${contract.address}`} {...contract} />
        ))}
        {contracts.length === 0 && t("noContracts")}
      </Fact>
      {(symbols.length > 0 || isTokenless) && (
        <Fact name={t("tokens")} source={sources.tokens}>
          {isTokenless ? t("noToken") : symbols.join(", ")}
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
  /** `own`: the value names its sources and dates itself. `none`: it says that nothing is known. */
  readonly source: ShownSource | "own" | "none";
  readonly children: ReactNode;
}

function Fact({ name, source, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {typeof source === "object" && <SourceLine {...source} />}
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
