import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { NEEDS } from "#features/catalogue/needs.ts";
import { ProofList } from "#features/ownership/ui/proof-list.tsx";
import { RISK_CONSENT } from "#browser/storage/registry.ts";
import { labelled, listOf } from "#i18n/formats/list.ts";
import { useLanguage } from "#i18n/language.tsx";
import HostLink from "#pages/dapp-detail/actions/host-link.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { Audits } from "./audits.tsx";
import { ContractAddress } from "./contract-address.tsx";
import { CONNECTION, FEES, REFERRAL } from "./fact-words.ts";
import { Incidents } from "./incidents.tsx";
import type { ShownSource } from "./source-facts.ts";
import { Fact } from "#ui/fact/fact.tsx";
import { SourceLine } from "./source-line.tsx";
import styles from "./facts.module.css";

export function Facts({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.facts");
  const { sources } = dapp;
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.heading} id="facts-title">
        {t("title")}
      </h2>
      <p className={styles.lead}>{t("lead")}</p>
      <dl>
        <SourcedFact name={t("website")} source={sources.website}>
          <PageIsland
            name="dappHost"
            of={HostLink}
            props={{ id: dapp.id, url: dapp.url, leavePath: dapp.leavePath }}
            storageKeys={[RISK_CONSENT.key]}
          />
        </SourcedFact>
        <KeptMarkup of={OtherFacts} props={{ dapp: statedFacts(dapp) }} />
      </dl>
      {Object.values(sources).some(({ by }) => by === "catalogue") && (
        <p className={styles.note}>{t("sourceNote")}</p>
      )}
    </section>
  );
}

type StatedFacts = ReturnType<typeof statedFacts>;

/** What the rest of the list says. */
const statedFacts = ({ kind, categories, incidents, needs, audits, sources, ...dapp }: ListedDapp) => ({
  kind,
  categories,
  incidents,
  needs,
  audits,
  sources,
  networks: dapp.networks,
  otherNetworks: dapp.otherNetworks,
  contracts: dapp.contracts,
  symbols: dapp.symbols,
  isTokenless: dapp.isTokenless,
  tokenChanges: dapp.tokenChanges,
  connection: dapp.connection,
  referral: dapp.referral,
  fees: dapp.fees,
  languages: dapp.languages,
  proofs: dapp.proofs,
  isTied: dapp.isTied,
  listed: dapp.listed,
  changed: dapp.changed,
});

interface StatedProps {
  readonly dapp: StatedFacts;
}

function OtherFacts({ dapp }: StatedProps) {
  const t = useTranslations("dappDetail.facts");
  const incidents = useTranslations("dappDetail.incidents")("title");
  const { sources } = dapp;
  return (
    <>
      <SourcedFact name={t("category")} source={sources.categories}>
        {dapp.categories.map(({ id, title, path }) => (
          <span key={id} className={styles.item}>
            <InlineLink href={path}>{title}</InlineLink>
          </span>
        ))}
      </SourcedFact>
      {dapp.incidents.length > 0 && (
        <SourcedFact name={incidents} source="own">
          <Incidents incidents={dapp.incidents} />
        </SourcedFact>
      )}
      <Needs dapp={dapp} />
      <OnChainFacts dapp={dapp} />
      <SourcedFact name={t("audits")} source={dapp.audits.length > 0 ? sources.audits : "none"}>
        <Audits audits={dapp.audits} />
      </SourcedFact>
      <ConnectionFacts dapp={dapp} />
      <UsageFacts dapp={dapp} />
      <Proofs dapp={dapp} />
      <StoreDates dapp={dapp} />
    </>
  );
}

/** Connecting, signing and depositing, as far as it follows from other facts. */
function Needs({ dapp }: StatedProps) {
  const t = useTranslations("dappDetail.needs");
  const unknown = useTranslations("dappDetail.facts")("unknown");
  const kind = useTranslations("kinds")(`${dapp.kind}.label`);
  const language = useLanguage();
  const { answers, from } = dapp.needs;
  if (from === null)
    return (
      <SourcedFact name={t("title")} source="none">
        {unknown}
      </SourcedFact>
    );
  return (
    <SourcedFact name={t("title")} source={from === "connection" ? dapp.sources.connection : "own"}>
      <ul>
        {NEEDS.map((need) => (
          <li key={need}>
            {labelled(t(need), answers[need] === null ? unknown : t(answers[need]), language)}
          </li>
        ))}
      </ul>
      {from === "kind" && <SourceLine {...dapp.sources.categories}>{t("source", { kind })}</SourceLine>}
    </SourcedFact>
  );
}

function ConnectionFacts({ dapp: { connection, referral, sources } }: StatedProps) {
  const t = useTranslations("dappDetail.facts");
  return (
    <>
      <SourcedFact name={t("connection")} source={connection === null ? "none" : sources.connection}>
        {connection ? t(CONNECTION[connection]) : t("unknown")}
      </SourcedFact>
      <SourcedFact name={t("referral")} source={referral === null ? "none" : sources.referral}>
        {referral ? t(REFERRAL[referral]) : t("unknown")}
      </SourcedFact>
    </>
  );
}

/** Stated only where they are known. */
function UsageFacts({ dapp: { fees, languages, sources } }: StatedProps) {
  const t = useTranslations("dappDetail.facts");
  const language = useLanguage();
  return (
    <>
      {fees.length > 0 && (
        <SourcedFact name={t("fees")} source={sources.fees}>
          <ul>
            {fees.map(({ kind, rate }) => (
              <li key={`${kind} ${rate}`}>{t("fee", { what: t(FEES[kind]), rate })}</li>
            ))}
          </ul>
        </SourcedFact>
      )}
      {languages.length > 0 && (
        <SourcedFact name={t("languages")} source={sources.languages}>
          {listOf(languages, language)}
        </SourcedFact>
      )}
    </>
  );
}

/** Statements of the store about itself. */
function StoreDates({ dapp: { listed, changed } }: StatedProps) {
  const t = useTranslations("dappDetail.facts");
  return (
    <>
      <SourcedFact name={t("listed")} source="own">
        {listed}
      </SourcedFact>
      {changed !== null && (
        <SourcedFact name={t("changed")} source="own">
          {changed}
        </SourcedFact>
      )}
    </>
  );
}

function Proofs({ dapp: { proofs, isTied } }: StatedProps) {
  const t = useTranslations("ownership");
  const isProven = proofs.length > 0;
  return (
    <SourcedFact name={t("fact")} source={isProven ? "own" : "none"}>
      {isProven ? <ProofList proofs={proofs} isTied={isTied} /> : t("none")}
    </SourcedFact>
  );
}

function OnChainFacts({ dapp }: StatedProps) {
  const t = useTranslations("dappDetail.facts");
  const language = useLanguage();
  const { networks, otherNetworks, contracts, symbols, isTokenless, tokenChanges, sources } = dapp;
  const hasNetworks = networks.length + otherNetworks.length > 0;
  return (
    <>
      <SourcedFact name={t("networks")} source={hasNetworks ? sources.networks : "none"}>
        {networks.length > 0 && <NetworkList networks={networks} />}
        {otherNetworks.map((network) => (
          <p key={network}>{t("otherNetwork", { network })}</p>
        ))}
        {!hasNetworks && t("unknown")}
      </SourcedFact>
      <SourcedFact name={t("contracts")} source={contracts.length > 0 ? sources.contracts : "none"}>
        {contracts.map((contract) => (
          <ContractAddress key={`${contract.network} ${contract.address}`} {...contract} />
        ))}
        {contracts.length === 0 && t("noContracts")}
      </SourcedFact>
      {(symbols.length > 0 || isTokenless) && (
        <SourcedFact name={t("tokens")} source={sources.tokens}>
          {isTokenless ? t("noToken") : listOf(symbols, language)}
          {tokenChanges.map((change) => (
            <p key={change.from}>{t("tokenChange", change)}</p>
          ))}
        </SourcedFact>
      )}
    </>
  );
}

interface SourcedFactProps {
  readonly name: string;
  /** `own`: the value names its sources and dates itself. `none`: it says that nothing is known. */
  readonly source: ShownSource | "own" | "none";
  readonly children: ReactNode;
}

function SourcedFact({ name, source, children }: SourcedFactProps) {
  return (
    <Fact name={name}>
      {children}
      {typeof source === "object" && <SourceLine {...source} />}
    </Fact>
  );
}

function NetworkList({ networks }: Pick<ListedDapp, "networks">) {
  return (
    <ul className={styles.networks}>
      {networks.map(({ key, title, code, colour }) => (
        <li key={key} className={styles.network}>
          <Avatar shape="round" size={20} name={title} code={code} colour={colour} />
          {title}
        </li>
      ))}
    </ul>
  );
}
