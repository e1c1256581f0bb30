import { useTranslations } from "use-intl";
import { ProofList } from "#features/ownership/ui/proof-list.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Aside } from "./aside.tsx";
import { Contract } from "./contract.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import type { ListedListing } from "./load.ts";
import { BackLink } from "#ui/link/back-link.tsx";
import { Sentences } from "#ui/sentences/sentences.tsx";
import styles from "./listing.module.css";

/** Facts with their source, what happened to the listing, and the DApps that use it. */
export function Listing({ of }: { readonly of: ListedListing }) {
  const t = useTranslations("listings");
  const { kind, name, symbol, network, picture, description } = of;
  const localPath = useLocalPath();
  return (
    <Container>
      <div className={styles.page}>
        <BackLink href={localPath(kind === "token" ? "/tokens" : "/nfts")}>{t(`${kind}.all`)}</BackLink>
        <div className={styles.columns}>
          <div className={styles.main}>
            <header className={styles.head}>
              <Avatar shape="round" name={symbol ?? name} src={picture ?? undefined} size={96} />
              <div className={styles.names}>
                <h1 className={styles.title}>{name}</h1>
                <p className={styles.kind}>
                  {t(`${kind}.on`, { symbol: symbol ?? "", network: network.title })}
                </p>
              </div>
            </header>
            {description !== null && <p className={styles.description}>{description}</p>}
            <Contract of={of} />
            <FormerContracts of={of} />
            <Notice title={t("contract.warnTitle")}>{t("contract.warnText")}</Notice>
            <Facts of={of} />
            <Proofs of={of} />
            <History history={of.history} />
            <Dapps of={of} />
          </div>
          <Aside of={of} />
        </div>
      </div>
    </Container>
  );
}

function Proofs({ of: { proofs, isTied } }: { readonly of: ListedListing }) {
  const t = useTranslations("ownership");
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="ownership-title">
      <h2 className={styles.heading} id="ownership-title">
        {t("title")}
      </h2>
      <ProofList proofs={proofs} isTied={isTied} />
    </section>
  );
}

/** Whoever knows the old contract must see that this is its successor, and why. */
function FormerContracts({ of: { formerContracts } }: { readonly of: ListedListing }) {
  const t = useTranslations("listings.history");
  if (formerContracts.length === 0) return null;
  return (
    <Notice title={t("movedTitle")}>
      {formerContracts.map(({ address, date, reason, signedAs }) => (
        <p key={address} className={styles.former}>
          <Sentences>
            {t("movedFrom", { address, date })}
            {t(signedAs === null ? "movedUnsigned" : `movedSigned.${signedAs}`)}
            {reason !== "" && <q>{reason}</q>}
          </Sentences>
        </p>
      ))}
    </Notice>
  );
}

function Dapps({ of: { dapps } }: { readonly of: ListedListing }) {
  const t = useTranslations("listings.dapps");
  if (dapps.length === 0) return null;
  return (
    <section aria-labelledby="dapps-title">
      <h2 className={styles.heading} id="dapps-title">
        {t("title")}
      </h2>
      <ul className={styles.dapps}>
        {dapps.map(({ id, title, description, path }) => (
          <li key={id}>
            <a className={styles.dapp} href={path}>
              <Avatar name={title} size={48} />
              <span className={styles.names}>
                <b>{title}</b>
                <span className={styles.line}>{description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
