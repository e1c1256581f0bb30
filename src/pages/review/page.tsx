import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isReasonCode } from "#features/submissions/reasons.ts";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { PagePart } from "#ui/layout/page-part.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import { OutcomePlot, TimePlot } from "./plots.tsx";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

type Figures = Route.ComponentProps["loaderData"];

/** How review stands: the same figures as plots and as tables. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("review");
  const { date, period, waiting, decisions, reasons, secondLooks } = loaderData;
  return (
    <Container>
      <PageHead title={t("title")} lead={t("lead")}>
        <p className={styles.counted}>{t("updated", { date, days: String(period) })}</p>
      </PageHead>
      <Part id="waiting" title={t("waiting.title")}>
        <p className={styles.waiting}>{t("waiting.count", { count: waiting })}</p>
      </Part>
      <Part id="times" title={t("times.title")}>
        {decisions === 0 ? <p>{t("times.none")}</p> : <Times figures={loaderData} />}
      </Part>
      {decisions > 0 && (
        <Part id="outcomes" title={t("outcomes.title")}>
          <Outcomes figures={loaderData} />
        </Part>
      )}
      {reasons.length > 0 && (
        <Part id="reasons" title={t("reasons.title")}>
          <Reasons figures={loaderData} />
        </Part>
      )}
      <Part id="looks" title={t("looks.title")}>
        <p className={styles.text}>
          {secondLooks.looked === 0
            ? t("looks.none")
            : t("looks.text", { agreed: String(secondLooks.agreed), looked: String(secondLooks.looked) })}
        </p>
      </Part>
      <Part id="record" title={t("record.title")}>
        <p className={styles.text}>{t("record.text")}</p>
        <p>
          <ArrowLink href="/data/decisions.json">{t("record.link")}</ArrowLink>
        </p>
      </Part>
    </Container>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <PagePart id={id} title={title}>
    <div className={styles.content}>{children}</div>
  </PagePart>
);

function Times({ figures: { kinds } }: { readonly figures: Figures }) {
  const t = useTranslations("review");
  const days = (count: number | null) =>
    count === null ? t("times.none") : t("times.days", { days: count });
  return (
    <>
      <p className={styles.text}>{t("times.lead")}</p>
      <TimePlot rows={kinds.map(({ kind, median, most }) => ({ name: t(`kinds.${kind}`), median, most }))} />
      <Table
        caption={t("times.title")}
        captionHidden
        columns={[
          { key: "kind", label: t("times.kind") },
          { key: "decisions", label: t("times.decisions"), align: "end" },
          { key: "median", label: t("times.median"), align: "end" },
          { key: "most", label: t("times.most"), align: "end" },
        ]}
        rows={kinds.map(({ kind, decisions, median, most }) => ({
          key: kind,
          cells: { kind: t(`kinds.${kind}`), decisions, median: days(median), most: days(most) },
        }))}
      />
    </>
  );
}

function Outcomes({ figures: { outcomes } }: { readonly figures: Figures }) {
  const t = useTranslations("review.outcomes");
  return (
    <>
      <OutcomePlot outcomes={outcomes} />
      <Table
        caption={t("title")}
        captionHidden
        columns={[
          { key: "outcome", label: t("outcome") },
          { key: "count", label: t("count"), align: "end" },
        ]}
        rows={outcomes.map(({ outcome, count }) => ({
          key: outcome,
          cells: {
            outcome: (
              <span className={styles.outcome} data-outcome={outcome}>
                {t(outcome)}
              </span>
            ),
            count,
          },
        }))}
      />
    </>
  );
}

function Reasons({ figures: { reasons } }: { readonly figures: Figures }) {
  const t = useTranslations("review.reasons");
  const texts = useTranslations("reasons");
  return (
    <Table
      caption={t("title")}
      captionHidden
      columns={[
        { key: "reason", label: t("reason") },
        { key: "count", label: t("count"), align: "end" },
      ]}
      rows={reasons.map(({ reason, count }) => ({
        key: reason,
        cells: { reason: isReasonCode(reason) ? texts(`${reason}.title`) : reason, count },
      }))}
    />
  );
}
