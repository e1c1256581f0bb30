import { useTranslations } from "use-intl";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { Endpoint } from "./api-reference.ts";
import styles from "./docs.module.css";

export function EndpointSection({ endpoint }: { endpoint: Endpoint }) {
  const t = useTranslations("docs");
  return (
    <section className={styles.endpoint} id={endpoint.id}>
      <h3>
        <Tag tone="accent">{endpoint.method}</Tag> <code>{endpoint.path}</code>
      </h3>
      <div lang="en">
        <p className={styles.summary}>{endpoint.summary}</p>
        {endpoint.description && (
          <p>
            <WithCode text={endpoint.description} />
          </p>
        )}
      </div>
      {endpoint.curl !== null && <Sample title={t("call")} text={endpoint.curl} />}
      {endpoint.parameters.length > 0 && <Parameters of={endpoint} />}
      {endpoint.body !== null && <Sample title={t("body")} text={endpoint.body} />}
      <Table
        caption={<TableCaption text={t("responses")} of={endpoint} />}
        columns={[
          { key: "status", label: t("status") },
          { key: "description", label: t("description") },
        ]}
        rows={endpoint.responses.map(({ status, description }) => ({
          key: status,
          cells: { status, description: <English text={description} /> },
        }))}
      />
      {endpoint.example !== null && <Sample title={t("example")} text={endpoint.example} />}
    </section>
  );
}

/** The reference is in English, with code between backticks as in Markdown. */
function English({ text }: { text: string }) {
  return (
    <span lang="en">
      <WithCode text={text} />
    </span>
  );
}

const WithCode = ({ text }: { text: string }) =>
  text.split("`").map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));

/** Every table needs its own name for screen readers. */
function TableCaption({ text, of: { method, path } }: { text: string; of: Endpoint }) {
  return (
    <>
      {text}
      <VisuallyHidden>
        {" "}
        {method} {path}
      </VisuallyHidden>
    </>
  );
}

function Parameters({ of: endpoint }: { of: Endpoint }) {
  const t = useTranslations("docs");
  return (
    <Table
      caption={<TableCaption text={t("parameters")} of={endpoint} />}
      columns={[
        { key: "name", label: t("name") },
        { key: "place", label: t("in"), wideOnly: true },
        { key: "type", label: t("type") },
        { key: "description", label: t("description") },
      ]}
      rows={endpoint.parameters.map(({ name, place, type, isRequired, description }) => ({
        key: `${place} ${name}`,
        cells: {
          name: (
            <>
              <code>{name}</code>
              <span className={styles.place}>{place}</span>
            </>
          ),
          place,
          type,
          description: (
            <>
              {isRequired && <Tag>{t("required")}</Tag>} <English text={description} />
            </>
          ),
        },
      }))}
    />
  );
}

function Sample({ title, text }: { title: string; text: string }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{title}</figcaption>
      <pre>{text}</pre>
    </figure>
  );
}
