import { useState } from "react";
import { Form, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { Audit, AuditCheck } from "#features/operators/audit-schema.ts";
import { AUDIT_PAGE } from "#features/operators/model.ts";
import { fetchAudit, verifyAudit } from "#desk/api/audit-calls.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { Screen } from "#desk/parts/screen.tsx";
import { SearchInput } from "#desk/parts/search-input.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import styles from "./audit.module.css";

/** The address is the search, so a link to a view is the view. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<Audit> =>
  fetchAudit(new URL(request.url).searchParams);

export function Component() {
  const t = useTranslations("desk.audit");
  const { entries } = useLoaderData<Audit>();
  const act = useAct();
  const [check, setCheck] = useState<AuditCheck | null>(null);
  const verify = () => void act.run(async () => setCheck(await verifyAudit()));
  return (
    <Screen
      title={t("title")}
      act={act}
      actions={
        <>
          <Search />
          <DeskButton isBusy={act.isBusy} onClick={verify}>
            {t("verify")}
          </DeskButton>
          <a className={styles.export} href="/api/desk/audit/export" download>
            {t("export")}
          </a>
        </>
      }
    >
      <p role="status">{check && <CheckResult check={check} />}</p>
      {entries.length === 0 ? <p>{t("nothing")}</p> : <Entries entries={entries} />}
      <Older entries={entries} />
    </Screen>
  );
}

function Search() {
  const t = useTranslations("desk.audit");
  const [parameters] = useSearchParams();
  return (
    <Form className={styles.search} role="search">
      <SearchInput name="text" label={t("search")} defaultValue={parameters.get("text") ?? ""} />
    </Form>
  );
}

function CheckResult({ check: { rows, erased, head, fault } }: { readonly check: AuditCheck }) {
  const t = useTranslations("desk.audit");
  return (
    <span className={styles.check} data-bad={fault !== null || undefined}>
      {fault ? t("broken", { seq: String(fault.seq) }) : t("whole", { rows, erased })}
      <code className={styles.code}>{head}</code>
    </span>
  );
}

function Entries({ entries }: Audit) {
  const t = useTranslations("desk.audit");
  const time = useTimeText();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "seq", label: t("number") },
        { key: "at", label: t("when") },
        { key: "actor", label: t("who") },
        { key: "act", label: t("what") },
        { key: "target", label: t("target") },
        { key: "reason", label: t("reason") },
        { key: "change", label: t("change") },
      ]}
      rows={entries.map(({ seq, at, actor, source, act, target, reason, change, hash }) => ({
        key: seq,
        cells: {
          seq,
          at: time(at),
          actor: source === "desk" ? actor : t("through", { actor, source }),
          act,
          target,
          reason,
          change: (
            <details className={styles.details}>
              <summary>{t("show")}</summary>
              {change !== null && <pre className={styles.content}>{change}</pre>}
              <code className={styles.code}>{hash}</code>
            </details>
          ),
        },
      }))}
    />
  );
}

function Older({ entries }: Audit) {
  const t = useTranslations("desk.audit");
  const [parameters, setParameters] = useSearchParams();
  const last = entries.at(-1);
  if (!last || entries.length < AUDIT_PAGE) return null;
  return (
    <div>
      <DeskButton
        onClick={() => setParameters({ ...Object.fromEntries(parameters), before: String(last.seq) })}
      >
        {t("older")}
      </DeskButton>
    </div>
  );
}
