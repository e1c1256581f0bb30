import { useTranslations } from "use-intl";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { Table } from "#ui/table/table.tsx";
import type { FailureRow } from "#server/failure-texts.ts";
import type { EndpointGroup } from "./api-reference.ts";
import { EndpointSection } from "./endpoint-section.tsx";
import styles from "./docs.module.css";

interface DocsContentProps {
  groups: readonly EndpointGroup[];
  limits: { readonly reads: number; readonly writes: number };
  failures: readonly FailureRow[];
}

/** Maps the group names of the English document to messages. */
const GROUPS = {
  News: "groups.news",
  Downloads: "groups.downloads",
  Catalogue: "groups.catalogue",
  Receipts: "groups.receipts",
  Newsletter: "groups.newsletter",
  Submissions: "groups.submissions",
  "Open data": "groups.openData",
  Feeds: "groups.feeds",
} as const;

const isKnown = (name: string): name is keyof typeof GROUPS => Object.hasOwn(GROUPS, name);

/** The reference of the JSON API. */
export function DocsContent({ groups, limits, failures }: DocsContentProps) {
  const t = useTranslations("docs");
  const shown = groups.map(({ name, endpoints }) => ({
    id: `group-${name.toLowerCase().replace(" ", "-")}`,
    title: isKnown(name) ? t(GROUPS[name]) : name,
    endpoints,
  }));
  return (
    <Container>
      <PageHead title={t("title")} lead={t("intro")}>
        <ArrowLink href="/openapi.json">{t("download")}</ArrowLink>
      </PageHead>
      <div className={styles.columns}>
        <Contents groups={shown} />
        <Stack gap={12}>
          <p className={styles.note}>{t("englishNote")}</p>
          {shown.map(({ id, title, endpoints }) => (
            <section key={id} className={styles.group} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {endpoints.map((endpoint) => (
                <EndpointSection key={endpoint.id} endpoint={endpoint} />
              ))}
            </section>
          ))}
          <section className={styles.endpoint} id="limits">
            <h2>{t("limits.title")}</h2>
            <p>{t("limits.text", limits)}</p>
          </section>
          <ResultCodes failures={failures} />
        </Stack>
      </div>
    </Container>
  );
}

interface ShownGroup extends Pick<EndpointGroup, "endpoints"> {
  readonly id: string;
  readonly title: string;
}

function Contents({ groups }: { groups: readonly ShownGroup[] }) {
  const t = useTranslations("docs");
  return (
    <nav className={styles.contents} aria-labelledby="docs-contents">
      <h2 id="docs-contents">{t("contents")}</h2>
      <ul>
        {groups.map(({ id, title, endpoints }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ul>
              {endpoints.map((endpoint) => (
                <li key={endpoint.id}>
                  <a href={`#${endpoint.id}`}>
                    <code>{endpoint.path}</code>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#limits">{t("limits.title")}</a>
        </li>
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
