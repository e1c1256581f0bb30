import { useTranslations } from "use-intl";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { Table } from "#ui/table/table.tsx";
import type { FailureRow } from "#server/failure-texts.ts";
import type { Endpoint } from "./api-reference.ts";
import { EndpointSection } from "./endpoint-section.tsx";
import styles from "./docs.module.css";

interface DocsContentProps {
  endpoints: readonly Endpoint[];
  failures: readonly FailureRow[];
}

/** The reference of the JSON API. */
export function DocsContent({ endpoints, failures }: DocsContentProps) {
  const t = useTranslations("docs");
  return (
    <Container>
      <PageHead title={t("title")} lead={t("intro")}>
        <ArrowLink href="/openapi.json">{t("download")}</ArrowLink>
      </PageHead>
      <div className={styles.columns}>
        <Contents endpoints={endpoints} />
        <Stack gap={12}>
          <p className={styles.note}>{t("englishNote")}</p>
          {endpoints.map((endpoint) => (
            <EndpointSection key={endpoint.id} endpoint={endpoint} />
          ))}
          <ResultCodes failures={failures} />
        </Stack>
      </div>
    </Container>
  );
}

function Contents({ endpoints }: Pick<DocsContentProps, "endpoints">) {
  const t = useTranslations("docs");
  return (
    <nav className={styles.contents} aria-labelledby="docs-contents">
      <h2 id="docs-contents">{t("contents")}</h2>
      <ul>
        {endpoints.map(({ id, path }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <code>{path}</code>
            </a>
          </li>
        ))}
        <li>
          <a href="#result-codes">{t("errors")}</a>
        </li>
      </ul>
    </nav>
  );
}

function ResultCodes({ failures }: Pick<DocsContentProps, "failures">) {
  const t = useTranslations("docs");
  return (
    <section className={styles.endpoint} id="result-codes">
      <h2>{t("errors")}</h2>
      <p>{t("errorsText")}</p>
      <Table
        caption={t("errors")}
        captionHidden
        columns={[
          { key: "result", label: t("result") },
          { key: "status", label: t("status") },
          { key: "meaning", label: t("meaning") },
        ]}
        rows={failures.map(({ result, status, text }) => ({
          key: String(result),
          cells: { result, status, meaning: text },
        }))}
      />
    </section>
  );
}
