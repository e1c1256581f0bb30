import { useTranslations } from "use-intl";
import { HashForm } from "#features/downloads/ui/check/hash-form.tsx";
import { KnownFakes } from "#features/downloads/ui/known-fakes.tsx";
import { UnsafeNotice } from "#features/downloads/ui/unsafe-notice.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Card } from "#ui/card/card.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { Route } from "./+types/page.ts";
import FileCheck from "./file-check.tsx";
import { load } from "./load.ts";
import { ByCommand, OtherSigns, Samples } from "./more.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["sha256"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export default function DownloadVerifyPage({ loaderData }: Route.ComponentProps) {
  const { releases, fakes, pasted, verdict, host, known, links, listDate } = loaderData;
  const t = useTranslations("verify");
  const fakesTitle = useTranslations("downloads.fakes")("title");
  return (
    <Container>
      <PageHead title={t("page.title")} lead={t("page.lead")} />
      <div className={styles.body}>
        <UnsafeNotice releases={releases} />
        <div className={styles.check}>
          <Card as="section" pad="lg">
            <PageIsland name="fileCheck" of={FileCheck} props={{ known, verdict, links, listDate }} />
          </Card>
          <div className={styles.beside}>
            <Card as="section" pad="lg">
              <Stack gap={4}>
                <h2 className={styles.title}>{t("paste.title")}</h2>
                <HashForm
                  id="pasted-hash"
                  pasted={pasted ?? undefined}
                  isRefused={pasted !== null && verdict === null}
                />
              </Stack>
            </Card>
            <Samples releases={releases} fakes={fakes} />
          </div>
        </div>
        <div className={styles.columns}>
          <ByCommand />
          <OtherSigns host={host} />
        </div>
        <section className={styles.fakes} aria-labelledby="fakes-title">
          <h2 id="fakes-title" className={styles.title}>
            {fakesTitle}
          </h2>
          <KnownFakes fakes={fakes} />
        </section>
      </div>
    </Container>
  );
}
