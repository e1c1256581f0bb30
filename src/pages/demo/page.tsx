import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Cluster, Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context, params }: Route.LoaderArgs) => load(context, params.service);

/** The target of a demonstration brand's links to services: it describes what would be there. */
export default function DemoPage({ loaderData: { service, purpose, host } }: Route.ComponentProps) {
  const t = useTranslations("demo");
  const home = useTranslations("notFound")("backHome");
  const channels = useTranslations("footer.support")("channels");
  const localPath = useLocalPath();
  return (
    <Container>
      <PageHead title={t("title", { service })} lead={t("lead")} />
      <div className={styles.body}>
        <Stack gap={6}>
          {purpose && (
            <Notice tone="plain" title={t("purpose")}>
              {purpose}
            </Notice>
          )}
          {host && (
            <p>
              <code>{host}</code>
            </p>
          )}
          <Cluster gap={3}>
            <ButtonLink href={localPath("/")}>{home}</ButtonLink>
            <ButtonLink href={localPath("/channels")} variant="quiet">
              {channels}
            </ButtonLink>
          </Cluster>
        </Stack>
      </div>
    </Container>
  );
}
