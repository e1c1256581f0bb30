import columns from "lucide-react/icons/columns-3";
import { useTranslations } from "use-intl";
import { FAVOURITES, RISK_CONSENT } from "#browser/storage/registry.ts";
import { dappPagePath } from "#features/catalogue/model.ts";
import { reportPath } from "#features/problem-reports/model.ts";
import DappActions from "#pages/dapp-detail/actions/dapp-actions.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { comparePath } from "#pages/dapp-detail/compare/compare-path.ts";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import styles from "./aside.module.css";

export function Aside({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.header");
  const compare = useTranslations("dappDetail")("compare");
  const recover = useTranslations("ownership.recover");
  const { id, title, url, host, appLink, leavePath, address } = dapp;
  const localPath = useLocalPath();
  return (
    <aside className={styles.aside} aria-label={dapp.title}>
      <div className={styles.panel}>
        <PageIsland
          name="dappActions"
          of={DappActions}
          props={{ id, title, url, appLink, leavePath, address }}
          storageKeys={[FAVOURITES.key, RISK_CONSENT.key]}
        />
        <ButtonLink
          wide
          variant="soft"
          icon={<Icon of={columns} size={18} />}
          href={localPath(comparePath([id]))}
          rel="nofollow"
        >
          {compare}
        </ButtonLink>
        <KeptMarkup of={Scan} props={{ appLink, host }} />
      </div>
      <Notice title={t("thirdParty")}>{t("thirdPartyText")}</Notice>
      <p className={styles.report}>
        <InlineLink href={localPath(reportPath(dappPagePath(id)))}>{t("report")}</InlineLink>
      </p>
      {dapp.recovery !== null && (
        <p className={styles.report}>
          <InlineLink href={dapp.recovery}>{recover("link")}</InlineLink>
        </p>
      )}
    </aside>
  );
}

/** For computers: the phone's camera opens the DApp in the app. */
function Scan({ appLink, host }: Pick<ListedDapp, "appLink" | "host">) {
  const t = useTranslations("dappDetail.header");
  const label = useTranslations("common.a11y")("qrCode", { target: host });
  return (
    <div className={styles.scan}>
      <TextQr text={appLink} label={label} size={112} />
      <p className={styles.hint}>{t("scan")}</p>
    </div>
  );
}
