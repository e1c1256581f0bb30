/** The decision: reasons, words of one's own, the mail in both languages, and the button that holds it. */
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { PreviewedMail } from "#features/review/case.ts";
import { DECISION_KINDS, type DecisionKind, type Difference } from "#features/review/model.ts";
import type { Wire } from "#features/review/schema.ts";
import { LIMITS } from "#features/submissions/model.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import { DeskFailure, NeedsSecondPerson } from "#desk/api/desk-client.ts";
import { useMe } from "#desk/frame/frame.tsx";
import { useShortcuts } from "#desk/keys/shortcuts.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskSelect, DeskText } from "#desk/parts/desk-field.tsx";
import { Problem } from "#desk/parts/problem.tsx";
import {
  decideCase,
  previewMail,
  reopenCase,
  type Chosen,
  type WireCase,
} from "#desk/review/review-calls.ts";
import { MailPair } from "./mail-pair.tsx";
import { ReasonPicker } from "./reason-picker.tsx";
import styles from "./decide-panel.module.css";

interface DecidePanelProps {
  readonly file: WireCase;
  readonly kind: DecisionKind | null;
  readonly onKind: (kind: DecisionKind | null) => void;
  /** The page is outdated: it must load the case again. */
  readonly onStale: () => void;
}

const KEYS: Readonly<Record<DecisionKind, string | undefined>> = {
  approve: "a",
  request_changes: "r",
  reject: "x",
  message: "m",
  waive: undefined,
};

const ALLOWED: Readonly<Record<string, readonly DecisionKind[]>> = {
  in_review: ["approve", "request_changes", "reject", "message"],
  awaiting_donation: ["waive", "reject", "message"],
  changes_requested: ["reject", "message"],
};

const REOPENED: readonly string[] = ["rejected", "live", "changes_requested"];

export function DecidePanel({ file, kind, onKind, onStale }: DecidePanelProps) {
  const t = useTranslations("deskReview.decide");
  const { verbs } = useMe();
  const { state, number } = file.submission;
  const allowed = ALLOWED[state] ?? ["message"];
  const isHeld = file.decisions.some((one) => one.state === "held" && one.content.kind !== "message");
  const may = (one: DecisionKind) => verbs.includes(one === "waive" ? "review.waive" : "review.decide");
  const open = kind !== null && allowed.includes(kind) && may(kind) ? kind : null;
  return (
    <section className={styles.panel} aria-label={t("title")}>
      {open && <OpenDecision key={open} file={file} kind={open} onKind={onKind} onStale={onStale} />}
      <div className={styles.acts}>
        {isHeld && <span>{t("isHeld")}</span>}
        {DECISION_KINDS.filter((one) => allowed.includes(one) && may(one)).map((one) => (
          <DeskButton
            key={one}
            {...(KEYS[one] !== undefined && { keys: KEYS[one] })}
            look={one === "reject" ? "danger" : "plain"}
            aria-pressed={open === one}
            onClick={() => onKind(open === one ? null : one)}
          >
            {t(`acts.${one}`)}
          </DeskButton>
        ))}
        {REOPENED.includes(state) && verbs.includes("review.reopen") && (
          <DeskButton onClick={() => void reopenCase(number, "").finally(onStale)}>{t("reopen")}</DeskButton>
        )}
        <span className={styles.rule}>{t("rule")}</span>
      </div>
    </section>
  );
}

interface OpenDecisionProps extends DecidePanelProps {
  readonly kind: DecisionKind;
}

function OpenDecision({ file, kind, onKind, onStale }: OpenDecisionProps) {
  const t = useTranslations("deskReview.decide");
  const [reasons, setReasons] = useState<readonly ReasonCode[]>([]);
  const [note, setNote] = useState("");
  const [listing, setListing] = useState("");
  const chosen = { kind, reasons, note, ...choiceOf(listing) };
  const mail = usePreview(file.submission.number, chosen);
  const deciding = useDecide(file, onStale);
  const needsReason = kind === "reject" || kind === "request_changes";
  const isReady =
    (!needsReason || reasons.length > 0) && (kind !== "message" || note.trim() !== "") && !deciding.isBusy;
  const decide = () => isReady && void deciding.run(chosen);
  useShortcuts([
    { keys: "ctrl+enter", label: t("now"), run: decide },
    { keys: "Escape", label: t("close"), run: () => onKind(null), isMinor: true },
  ]);
  return (
    <>
      <div className={styles.open}>
        <div className={styles.choices}>
          <h2>{t(`acts.${kind}`)}</h2>
          {needsReason && <ReasonPicker titles={file.reasonTitles} picked={reasons} onChange={setReasons} />}
          {kind === "approve" && file.touched.length > 0 && (
            <ListingChoice file={file} value={listing} onChange={setListing} />
          )}
          <OwnWords value={note} onChange={setNote} />
        </div>
        {mail && <MailPair mail={mail} />}
      </div>
      <div className={styles.confirm}>
        <DeskButton
          look="filled"
          keys="ctrl+Enter"
          isBusy={deciding.isBusy}
          disabled={!isReady}
          onClick={decide}
        >
          {t("confirm", { act: t(`acts.${kind}`) })}
        </DeskButton>
        <Problem text={deciding.problem} />
      </div>
    </>
  );
}

interface OwnWordsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OwnWords({ value, onChange }: OwnWordsProps) {
  const t = useTranslations("deskReview.decide");
  return (
    <DeskText
      label={t("note")}
      isLabelHidden
      rows={2}
      maxLength={LIMITS.message}
      value={value}
      placeholder={t("note")}
      onChange={onChange}
      onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
    />
  );
}

const choiceOf = (listing: string): Pick<Chosen, "replaces" | "isBeside"> =>
  listing === "" ? {} : listing === "beside" ? { isBeside: true } : { replaces: listing };

const PREVIEW_PAUSE_MS = 250;

/** The mail follows what is typed, after a short pause. */
function usePreview(number: string, { kind, reasons, note }: Chosen): PreviewedMail | null {
  const [mail, setMail] = useState<PreviewedMail | null>(null);
  const picked = reasons.join(" ");
  useEffect(() => {
    const about = { kind, reasons: picked.split(" ").filter(Boolean) as ReasonCode[], note };
    const show = () => void previewMail(number, about).then(setMail, () => undefined);
    const timer = setTimeout(show, PREVIEW_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [number, kind, picked, note]);
  return mail;
}

interface Conflict {
  readonly reason: string;
  readonly holder?: { readonly operatorName: string };
  readonly difference?: Wire<Difference>;
}

const CONFLICTS = [
  "stale",
  "claimed",
  "wrong_state",
  "same_operator",
  "stopped",
  "touches_listing",
  "not_touched",
] as const;

function useDecide({ submission }: WireCase, onStale: () => void) {
  const t = useTranslations("deskReview.decide");
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const proposed = useTranslations("desk.proposals");
  const events = useTranslations("deskReview.events");
  const textOf = (error: unknown): string => {
    if (error instanceof NeedsSecondPerson) return proposed("proposed");
    const data = error instanceof DeskFailure ? (error.data as Conflict | null) : null;
    const reason = CONFLICTS.find((one) => one === data?.reason);
    if (!data || !reason) return t("failed");
    const changed = data.difference
      ? [
          ...data.difference.events.map(({ code, actorName }) => `${events(code)} ${actorName}`),
          ...data.difference.messages.map(({ text }) => text),
          ...data.difference.decisions.map(({ content, by }) => `${t(`acts.${content.kind}`)} ${by.name}`),
        ].join(" · ")
      : "";
    return t(`conflicts.${reason}`, { name: data.holder?.operatorName ?? "", changed });
  };
  const run = async (chosen: Chosen) => {
    setBusy(true);
    try {
      await decideCase(submission.number, submission.version, chosen);
      await navigate("/desk/review");
    } catch (error) {
      setProblem(textOf(error));
      setBusy(false);
      onStale();
    }
  };
  return { isBusy, problem, run };
}

interface ListingChoiceProps {
  readonly file: WireCase;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An approval that touches a listing must name it, or say that it stands beside it. */
function ListingChoice({ file: { touched }, value, onChange }: ListingChoiceProps) {
  const t = useTranslations("deskReview.decide");
  const options = [
    { value: "", text: t("chooseListing") },
    ...touched.map(({ ref, title }) => ({ value: ref, text: t("replaces", { title, ref }) })),
    ...(touched.some(({ isSame }) => isSame) ? [] : [{ value: "beside", text: t("beside") }]),
  ];
  return <DeskSelect label={t("listing")} value={value} options={options} onChange={onChange} />;
}
