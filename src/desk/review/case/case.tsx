/** One case: what was sent, how it will look, what speaks for and against it, and the decision. */
import { useEffect, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { HEARTBEAT_MS, type DecisionKind } from "#features/review/model.ts";
import { useMe } from "#desk/frame/frame.tsx";
import { useShortcuts } from "#desk/keys/shortcuts.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { Screen } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { Chip } from "#desk/review/chip.tsx";
import { useDueText } from "#desk/review/due-text.ts";
import { HeldBar } from "#desk/review/held-bar.tsx";
import {
  attendCase,
  claimCase,
  fetchCase,
  fetchQueue,
  leaveCase,
  releaseCase,
  type WireCase,
} from "#desk/review/review-calls.ts";
import { useLive } from "#desk/review/use-live.ts";
import { CaseFacts } from "./case-facts.tsx";
import { DecidePanel } from "./decide-panel.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { SentForm } from "./sent-form.tsx";
import styles from "./case.module.css";

export const loader = ({ params }: { readonly params: { readonly number?: string } }): Promise<WireCase> =>
  fetchCase(params.number ?? "");

const KINDS: readonly DecisionKind[] = ["approve", "request_changes", "reject", "message", "waive"];

/** Says every few seconds that the page is open, which also renews the reviewer's claim. */
function useAttendance(number: string): void {
  useEffect(() => {
    const attend = () => void attendCase(number).catch(() => undefined);
    attend();
    const timer = setInterval(attend, HEARTBEAT_MS);
    return () => {
      clearInterval(timer);
      void leaveCase(number).catch(() => undefined);
    };
  }, [number]);
}

export function Component() {
  const file = useLoaderData<WireCase>();
  // Another case starts with nothing typed.
  return <OpenCase key={file.submission.number} file={file} />;
}

function OpenCase({ file }: { readonly file: WireCase }) {
  const { submission } = file;
  const { revalidate } = useRevalidator();
  const [parameters] = useSearchParams();
  const asked = KINDS.find((kind) => kind === parameters.get("do"));
  const [deciding, setDeciding] = useState<DecisionKind | null>(asked ?? null);
  const hasChanges = file.events.some(({ changes }) => changes !== undefined);
  const [isChangedOnly, setChangedOnly] = useState(hasChanges);
  const act = useAct();
  const reload = () => void revalidate();
  useAttendance(submission.number);
  useLive((signals) => signals.some(({ number }) => number === submission.number) && reload());
  const claims = useClaim(file, act, reload);
  useCaseKeys(file, {
    claim: claims.toggle,
    decide: setDeciding,
    toggleChanges: () => setChangedOnly((now) => !now),
  });
  return (
    <Screen
      act={act}
      title={submission.name}
      note={<CaseNote file={file} />}
      actions={<CaseState file={file} onClaim={claims.toggle} isBusy={act.isBusy} />}
    >
      <HeldBar onUndone={reload} />
      <div className={styles.columns}>
        <SentForm file={file} isChangedOnly={isChangedOnly} onShow={setChangedOnly} />
        <ListingPreview file={file} />
        <CaseFacts file={file} onNoted={reload} />
      </div>
      <DecidePanel file={file} kind={deciding} onKind={setDeciding} onStale={reload} />
    </Screen>
  );
}

function useClaim(file: WireCase, act: ReturnType<typeof useAct>, reload: () => void) {
  const me = useMe();
  const { number } = file.submission;
  const isOwn = file.claim?.operatorName === me.name;
  const toggle = () =>
    void act
      .run(() => (isOwn ? releaseCase(number) : claimCase(number, file.claim?.operatorId)))
      .then(reload);
  return { toggle };
}

interface CaseActs {
  readonly claim: () => void;
  readonly decide: (kind: DecisionKind | null) => void;
  readonly toggleChanges: () => void;
}

function useCaseKeys({ submission }: WireCase, { claim, decide, toggleChanges }: CaseActs): void {
  const t = useTranslations("deskReview.keys");
  const navigate = useNavigate();
  /** The neighbours are those of the queue as it is now. */
  const go = async (step: 1 | -1, isWanted: (row: { readonly claim: unknown }) => boolean) => {
    const { rows } = await fetchQueue("?view=due");
    const at = rows.findIndex(({ number }) => number === submission.number);
    const others = step > 0 ? rows.slice(at + 1) : rows.slice(0, Math.max(0, at)).toReversed();
    const next = others.find(isWanted);
    await navigate(next ? `/desk/review/${next.number}` : "/desk/review");
  };
  useShortcuts([
    { keys: "j", label: t("nextCase"), run: () => void go(1, () => true) },
    { keys: "k", label: t("previousCase"), run: () => void go(-1, () => true) },
    { keys: "c", label: t("claim"), run: claim },
    { keys: "a", label: t("approve"), run: () => decide("approve") },
    { keys: "r", label: t("request_changes"), run: () => decide("request_changes") },
    { keys: "x", label: t("reject"), run: () => decide("reject") },
    { keys: "m", label: t("message"), run: () => decide("message") },
    { keys: "d", label: t("difference"), run: toggleChanges },
    { keys: "n", label: t("next"), run: () => void go(1, (row) => row.claim === null) },
    { keys: "o", label: t("queue"), run: () => void navigate("/desk/review"), isMinor: true },
    { keys: "/", label: t("filter"), run: () => void navigate("/desk/review"), isMinor: true },
    { keys: "Escape", label: t("close"), run: () => decide(null), isMinor: true },
  ]);
}

function CaseNote({ file: { submission, events } }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview");
  const resubmissions = events.filter(({ code }) => code === "resubmitted").length;
  return (
    <span className={styles.note}>
      <Link to="/desk/review">{t("case.back")}</Link>
      {t(`filters.kinds.${submission.kind}`)} · {submission.number} · {t(`states.${submission.state}`)}
      {resubmissions > 0 && (
        <Chip tone="accent">{t("case.resubmission", { version: resubmissions + 1 })}</Chip>
      )}
    </span>
  );
}

interface CaseStateProps {
  readonly file: WireCase;
  readonly onClaim: () => void;
  readonly isBusy: boolean;
}

function CaseState({ file: { dueAt, claim, viewers }, onClaim, isBusy }: CaseStateProps) {
  const t = useTranslations("deskReview.case");
  const me = useMe();
  const due = useDueText();
  const others = viewers.filter(({ operatorName }) => operatorName !== me.name);
  const isOwn = claim?.operatorName === me.name;
  return (
    <>
      {others.length > 0 && (
        <span role="status">{t("looking", { names: others.map((one) => one.operatorName).join(", ") })}</span>
      )}
      {dueAt !== null && <b className={styles.due}>{t("due", { at: due.date(dueAt) })}</b>}
      {claim && !isOwn && <span>{t("heldBy", { name: claim.operatorName })}</span>}
      <DeskButton keys="c" isBusy={isBusy} onClick={onClaim}>
        {isOwn ? t("release") : claim ? t("takeOver") : t("claim")}
      </DeskButton>
    </>
  );
}
