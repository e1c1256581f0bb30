import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import site from "#content/site/downloads.json" with { type: "json" };
import { ExtensionId } from "#features/downloads/ui/check/extension-id.tsx";
import { Fingerprint } from "#features/downloads/ui/check/fingerprint.tsx";
import { GoLink } from "#pages/go-link.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { PagePart } from "#ui/layout/page-part.tsx";
import type { Route } from "./+types/page.ts";
import { Accounts } from "./accounts.tsx";
import { Community } from "./community.tsx";
import { load } from "./load.ts";
import { Mail } from "./mail.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["read"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

/** Lists all our channels; any other is not ours. */
export default function ChannelsPage({
  loaderData: { hasRead, accounts, certificates },
}: Route.ComponentProps) {
  const t = useTranslations("channels");
  return (
    <Container>
      <PageHead title={t("title")} lead={t("lead")} />
      <Part id="sites" title={t("sites")}>
        <ul className={styles.list}>
          {brand.hosts.map((host) => (
            <li key={host}>
              <code>{host}</code>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t("sitesText")}</p>
      </Part>
      <Part id="mail" title={t("mail")}>
        <Mail />
      </Part>
      <Part id="accounts" title={t("accounts")}>
        <Accounts accounts={accounts} />
        <p className={styles.note}>{t("accountsText")}</p>
      </Part>
      <Part id="community" title={t("chats")}>
        <Community hasRead={hasRead} accounts={accounts} />
      </Part>
      <Stores />
      <Keys certificates={certificates} />
    </Container>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <PagePart id={id} title={title}>
      <div className={styles.body}>{children}</div>
    </PagePart>
  );
}

function Stores() {
  const t = useTranslations("channels");
  const names = useTranslations("downloads");
  return (
    <Part id="stores" title={t("stores")}>
      <ul className={styles.list}>
        <li>
          <GoLink target="tool:androidStore">{names("families.android-store")}</GoLink>
        </li>
        <li>
          <GoLink target="tool:iosStore">{names("families.ios")}</GoLink>
        </li>
        <li>
          <GoLink target="tool:extensionStore">{names("families.extension")}</GoLink>
        </li>
      </ul>
      <p>{names("ios.publisher", { publisher: site.storePublisher })}</p>
      <p className={styles.note}>{t("storesText")}</p>
      <ExtensionId ids={brand.extensionIds} isExample={brand.demonstration} />
    </Part>
  );
}

function Keys({ certificates }: { readonly certificates: readonly string[] }) {
  const t = useTranslations("channels");
  const names = useTranslations("downloads");
  return (
    <Part id="keys" title={t("keys")}>
      {certificates.map((value) => (
        <Fingerprint key={value} label={names("hashes.certificate")} value={value} />
      ))}
      {certificates.length === 0 && <p>{t("noKeys")}</p>}
      <p className={styles.note}>{t("keysText")}</p>
      <div>
        <GoLink target="/download/verify">{names("page.verifyAction")}</GoLink>
      </div>
    </Part>
  );
}
