import arrowUpRight from "lucide-react/icons/arrow-up-right";
import copy from "lucide-react/icons/copy";
import share from "lucide-react/icons/share-2";
import { useTranslations } from "use-intl";
import brand from "#content/brand/brand.json" with { type: "json" };
import { RISK_DIALOG } from "#features/catalogue/ui/risk-dialog/risk-dialog.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import styles from "./aside.module.css";

export function Aside({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.header");
  const report = `mailto:${brand.contacts.support}?subject=${encodeURIComponent(`${dapp.title} (${dapp.hid})`)}`;
  return (
    <aside className={styles.aside} aria-label={dapp.title}>
      <div className={styles.panel}>
        {/* A bar at the foot of small screens. Without a script the link leads to the same statement as a page. */}
        <div className={styles.bar}>
          <ButtonLink
            wide
            size="lg"
            href={dapp.leavePath}
            data-opens={RISK_DIALOG}
            icon={<Icon of={arrowUpRight} size={18} />}
          >
            {t("open")}
          </ButtonLink>
          <FavouriteButton hid={dapp.hid} name={dapp.title} />
        </div>
        <Sharing dapp={dapp} />
        <Scan dapp={dapp} />
      </div>
      <Notice title={t("thirdParty")}>{t("thirdPartyText")}</Notice>
      <p className={styles.report}>
        <InlineLink href={report}>{t("report")}</InlineLink>
      </p>
    </aside>
  );
}

function Sharing({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.header");
  const actions = useTranslations("common.actions");
  const copied = useTranslations("common.copy");
  return (
    <div className={styles.sharing}>
      <Button
        wide
        variant="soft"
        icon={<Icon of={share} size={18} />}
        hidden
        data-enhance="sharing"
        data-url={dapp.address}
        data-text={t("shareText", { name: dapp.title })}
      >
        {t("share")}
      </Button>
      <Button
        wide
        variant="soft"
        icon={<Icon of={copy} size={18} />}
        data-copies={dapp.address}
        data-copied={copied("linkCopied")}
        data-failed={copied("fail")}
      >
        {actions("copyLink")}
      </Button>
    </div>
  );
}

/** For computers: the phone opens this page, where the statement is passed before the DApp. */
function Scan({ dapp }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.header");
  const label = useTranslations("common.a11y")("qrCode", { target: dapp.address });
  return (
    <div className={styles.scan}>
      <TextQr text={dapp.address} label={label} size={112} />
      <p className={styles.hint}>{t("scan", { name: dapp.title })}</p>
    </div>
  );
}
