/** The queue: what is due first, who works on what. The address is the state: view, filters and page. */
import { useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { QUEUE_PAGE_SIZE, QUEUE_VIEWS, type QueueView } from "#features/review/model.ts";
import { useShortcuts } from "#desk/keys/shortcuts.tsx";
import { Pages } from "#desk/parts/pages.tsx";
import { Screen } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { HeldBar } from "#desk/review/held-bar.tsx";
import { claimCase, fetchQueue, type WireQueue, type WireRow } from "#desk/review/review-calls.ts";
import { useLive } from "#desk/review/use-live.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueTable } from "./queue-table.tsx";
import styles from "./queue.module.css";

export const loader = ({ request }: { readonly request: Request }): Promise<WireQueue> =>
  fetchQueue(new URL(request.url).search);

export function Component() {
  const t = useTranslations("deskReview.queue");
  const queue = useLoaderData<WireQueue>();
  const { revalidate } = useRevalidator();
  const [parameters] = useSearchParams();
  const view = (parameters.get("view") ?? "due") as QueueView;
  const act = useAct();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const reload = () => void revalidate();
  useLive(reload);
  const toggle = (number: string) =>
    setPicked((now) => (now.includes(number) ? now.filter((one) => one !== number) : [...now, number]));
  const claim = (row: WireRow | undefined) =>
    void (row && act.run(() => claimCase(row.number, row.claim?.operatorId)).then(reload));
  const at = useQueueKeys(queue.rows, { claim, toggle });
  const chosen = queue.rows.filter(({ number }) => picked.includes(number));
  return (
    <Screen
      act={act}
      title={t(`views.${view}`)}
      note={t("count", { count: queue.total })}
      actions={<QueueFilters counts={queue.counts} />}
    >
      <HeldBar onUndone={reload} />
      <Views view={view} counts={queue.counts.views} />
      <QueueTable queue={queue} at={at} picked={picked} onPick={toggle} />
      <Pages total={queue.total} size={QUEUE_PAGE_SIZE} />
      {chosen.length > 0 && (
        <BulkBar
          rows={chosen}
          onDone={() => {
            setPicked([]);
            reload();
          }}
        />
      )}
    </Screen>
  );
}

interface QueueActs {
  readonly claim: (row: WireRow | undefined) => void;
  readonly toggle: (number: string) => void;
}

/** j and k move, the others act on the row that they have reached. Returns its index. */
function useQueueKeys(rows: readonly WireRow[], { claim, toggle }: QueueActs): number {
  const t = useTranslations("deskReview.keys");
  const navigate = useNavigate();
  const [reached, setReached] = useState(0);
  const at = Math.min(reached, Math.max(0, rows.length - 1));
  const row = rows[at];
  const open = (then = "") => row && void navigate(`/desk/review/${row.number}${then}`);
  const next = rows.findIndex((one, index) => index > at && one.claim === null);
  useShortcuts([
    { keys: "j", label: t("down"), run: () => setReached(Math.min(at + 1, rows.length - 1)) },
    { keys: "k", label: t("up"), run: () => setReached(Math.max(at - 1, 0)) },
    { keys: "o", label: t("open"), run: () => open() },
    { keys: "c", label: t("claim"), run: () => claim(row) },
    { keys: " ", label: t("pick"), run: () => row && toggle(row.number) },
    { keys: "a", label: t("approve"), run: () => open("?do=approve") },
    { keys: "r", label: t("request_changes"), run: () => open("?do=request_changes") },
    { keys: "x", label: t("reject"), run: () => open("?do=reject") },
    { keys: "m", label: t("message"), run: () => open("?do=message"), isMinor: true },
    { keys: "d", label: t("difference"), run: () => open("?show=changed"), isMinor: true },
    { keys: "n", label: t("next"), run: () => next >= 0 && setReached(next), isMinor: true },
    {
      keys: "/",
      label: t("filter"),
      run: () => document.querySelector<HTMLElement>("#queue-search")?.focus(),
    },
  ]);
  return at;
}

interface ViewsProps {
  readonly view: QueueView;
  readonly counts: WireQueue["counts"]["views"];
}

function Views({ view, counts }: ViewsProps) {
  const t = useTranslations("deskReview.queue");
  return (
    <nav className={styles.views} aria-label={t("viewsLabel")}>
      {QUEUE_VIEWS.map((one) => (
        <Link
          key={one}
          className={styles.view ?? ""}
          to={`?view=${one}`}
          aria-current={one === view ? "page" : undefined}
        >
          {t(`views.${one}`)}
          {one !== "decided" && <span className={styles.number}>{counts[one]}</span>}
        </Link>
      ))}
      <Link className={styles.view ?? ""} to="/desk/review/second-looks">
        {t("secondLooks")}
      </Link>
    </nav>
  );
}
