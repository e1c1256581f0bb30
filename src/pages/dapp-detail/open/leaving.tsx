import { useTranslations } from "use-intl";
import { MORE_RISK_POINTS, RISK_POINTS } from "#features/catalogue/risk.ts";
import { externalLinkProps } from "#features/catalogue/ui/risk-dialog/external-link-props.ts";
import { RiskPoints } from "#features/catalogue/ui/risk-dialog/risk-points.tsx";
import { TargetHost } from "#features/catalogue/ui/risk-dialog/target-host.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { dappPagePath } from "#features/catalogue/model.ts";
import { opensPath } from "#features/usage/opens-path.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import styles from "./leaving.module.css";

/** The risk dialog as a page, for browsers without JavaScript. */
export function Leaving({ id, url, host, appLink }: Pick<ListedDapp, "id" | "url" | "host" | "appLink">) {
  const t = useTranslations("dappDetail.risk");
  const exit = useTranslations("dappDetail.leaving");
  const header = useTranslations("dappDetail.header");
  const localPath = useLocalPath();
  return (
    <Container width="text">
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.body}>
        <RiskPoints names={[...RISK_POINTS, ...MORE_RISK_POINTS]} />
        <TargetHost url={url} />
        <Stack gap={3}>
          <ButtonLink wide size="lg" href={url} ping={opensPath(id)} {...externalLinkProps}>
            {exit("continue", { host })}
          </ButtonLink>
          <div className={styles.inApp}>
            <ButtonLink wide size="lg" variant="soft" href={appLink} ping={opensPath(id)}>
              {header("openInApp")}
            </ButtonLink>
          </div>
          <ButtonLink wide size="lg" variant="quiet" href={localPath(dappPagePath(id))}>
            {exit("stay")}
          </ButtonLink>
        </Stack>
      </div>
    </Container>
  );
}
