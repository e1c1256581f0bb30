import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { ListingRows } from "#features/catalogue/ui/listing-row/listing-row.tsx";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { listOf } from "#i18n/formats/list.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Fact } from "#ui/fact/fact.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { load, type NetworkData } from "./load.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { BackLink } from "#ui/link/back-link.tsx";
import styles from "./page.module.css";

export const loader = ({ context, params }: Route.LoaderArgs) => load(context, params.key);

/** A network: its facts, and what the store lists on it. */
export default function NetworkPage({ loaderData: network }: Route.ComponentProps) {
  const t = useTranslations("listings.network");
  const localPath = useLocalPath();
  return (
    <Container>
      <div className={styles.page}>
        <BackLink href={localPath("/networks")}>{t("all")}</BackLink>
        <header className={styles.head}>
          <Avatar shape="round" name={network.title} code={network.code} colour={network.colour} size={96} />
          <h1 className={styles.title}>{network.title}</h1>
        </header>
        {network.isDeprecated && <Notice>{t("ended")}</Notice>}
        <Facts network={network} />
        {network.dapps.length > 0 && (
          <Part
            id="dapps"
            title={t("dapps", { network: network.title })}
            more={t("allDapps")}
            href={network.dappsPath}
          >
            <DappList>
              {network.dapps.map((dapp) => (
                <KeptMarkup key={dapp.id} of={DappCard} props={{ dapp }} />
              ))}
            </DappList>
          </Part>
        )}
        {network.tokens.length > 0 && (
          <Part
            id="tokens"
            title={t("tokens", { network: network.title })}
            more={t("allTokens")}
            href={network.tokensPath}
          >
            <ListingRows listings={network.tokens} showsNetwork={false} />
          </Part>
        )}
      </div>
    </Container>
  );
}

function Facts({ network }: { readonly network: NetworkData }) {
  const t = useTranslations("listings.network");
  const title = useTranslations("dappDetail.facts")("title");
  const language = useLanguage();
  const { chainId, symbol, form, standards, explorers, formerNames } = network;
  return (
    <section aria-labelledby="facts-title">
      <h2 className={styles.heading} id="facts-title">
        {title}
      </h2>
      <dl>
        {chainId !== null && (
          <Fact name={t("chainId")}>
            <code className={styles.code}>{chainId}</code>
          </Fact>
        )}
        <Fact name={t("gas")}>{symbol}</Fact>
        <Fact name={t("form")}>
          {form.start === undefined
            ? t("formMade", { made: form.made ?? "", length: form.length })
            : t("formStart", { start: form.start, length: form.length })}
        </Fact>
        {standards.length > 0 && <Fact name={t("standards")}>{listOf(standards, language)}</Fact>}
        {explorers.length > 0 && (
          <Fact name={t("explorers")}>
            {explorers.map(({ url, host }) => (
              <p key={url}>
                <a
                  className={styles.site}
                  href={url}
                  {...externalLinkProps}
                  aria-describedby={NEW_TAB_HINT_ID}
                >
                  {host}
                </a>
              </p>
            ))}
          </Fact>
        )}
        {formerNames.length > 0 && <Fact name={t("formerNames")}>{listOf(formerNames, language)}</Fact>}
      </dl>
    </section>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly more: string;
  readonly href: string;
  readonly children: ReactNode;
}

function Part({ id, title, more, href, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={styles.partHead}>
        <h2 className={styles.heading} id={`${id}-title`}>
          {title}
        </h2>
        <ArrowLink href={href}>{more}</ArrowLink>
      </div>
      {children}
    </section>
  );
}
