/** What speaks for and against it: the check, the contract, the donation, history, thread and notes. */
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { listingPathOf } from "#features/catalogue/listings/listing-paths.ts";
import { isFormerOwners, ownerSinceOf } from "#features/submissions/owners/owner-voice.ts";
import { useMe } from "#desk/frame/frame.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskText } from "#desk/parts/desk-field.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { Problem } from "#desk/parts/problem.tsx";
import { OpenReports } from "#desk/reports/open-reports.tsx";
import { FactorChips } from "#desk/review/chip.tsx";
import { useDueText } from "#desk/review/due-text.ts";
import { addNote, eraseSubmitter, type WireCase } from "#desk/review/review-calls.ts";
import styles from "./case-facts.module.css";

interface CaseFactsProps {
  readonly file: WireCase;
  readonly onNoted: () => void;
}

/** The most urgent level comes first. */
const LEVELS = ["stop", "warn", "not_checked", "ok"] as const;

export function CaseFacts({ file, onNoted }: CaseFactsProps) {
  const t = useTranslations("deskReview.facts");
  const { verbs } = useMe();
  return (
    <section className={styles.facts} aria-label={t("title")}>
      <Findings file={file} />
      <Contracts file={file} />
      <Donation file={file} />
      <History file={file} />
      <Thread file={file} />
      <Notes file={file} onNoted={onNoted} />
      {verbs.includes("people.eraseSubmitter") && <Erasures file={file} />}
    </section>
  );
}

/** The owner's and, one by one, those of former owners. */
function Erasures({ file: { submission, mailHash, formerOwners } }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview.facts");
  const due = useDueText();
  const former = formerOwners.filter((one) => one.mailHash !== "");
  return (
    <>
      {mailHash !== "" && <Erasure number={submission.number} title={t("erase")} />}
      {former.map((one) => (
        <Erasure
          key={one.endedAt}
          number={submission.number}
          mailHash={one.mailHash}
          title={t("eraseFormer", { at: due.date(one.endedAt) })}
        />
      ))}
    </>
  );
}

interface ErasureProps {
  readonly number: string;
  readonly title: string;
  readonly mailHash?: string;
}

function Erasure({ number, title, mailHash }: ErasureProps) {
  const t = useTranslations("deskReview.facts");
  const proposals = useTranslations("desk.proposals");
  const act = useAct();
  return (
    <Block title={title}>
      <p>{t("eraseText")}</p>
      <Problem text={act.problem} />
      <p role="status">{act.isProposed && proposals("proposed")}</p>
      <div>
        <DeskButton
          look="danger"
          isBusy={act.isBusy}
          onClick={() => void act.run(() => eraseSubmitter(number, mailHash))}
        >
          {title}
        </DeskButton>
      </div>
    </Block>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.block}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Findings({ file: { findings, factors } }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview.facts");
  return (
    <Block title={t("findings")}>
      <FactorChips factors={factors} />
      <ul className={styles.list}>
        {LEVELS.flatMap((level) => findings.filter((one) => one.level === level)).map((one) => (
          <li key={`${one.field} ${one.text}`} data-level={one.level}>
            <b>{t(`levels.${one.level}`)}</b> {one.text}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Contracts({
  file: {
    contracts,
    touched,
    submission: { kind },
  },
}: {
  readonly file: WireCase;
}) {
  const t = useTranslations("deskReview.facts");
  return (
    <Block title={t("contracts")}>
      <ul className={styles.list}>
        {contracts.map(({ network, address, explorer }) => (
          <li key={network + address} className={styles.address}>
            {network}{" "}
            {explorer === null ? (
              address
            ) : (
              <a href={explorer} target="_blank" rel="noreferrer">
                {address}
              </a>
            )}
          </li>
        ))}
        {touched.map(({ ref, title, changes }) => (
          <li key={ref}>
            {t("touches", { ref, title, count: changes.length })}
            <OpenReports listing={listingPathOf(kind, ref)} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Donation({ file: { donation, senders } }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview.facts");
  return (
    <Block title={t("donation")}>
      {donation ? (
        <p className={styles.address}>
          {t(`donations.${donation.state}`)}{" "}
          {donation.explorerUrl !== null && (
            <a href={donation.explorerUrl} target="_blank" rel="noreferrer">
              {t("transaction")}
            </a>
          )}{" "}
          {senders.join(", ")}
        </p>
      ) : (
        <p>{t("noDonation")}</p>
      )}
    </Block>
  );
}

function History({ file: { events, related, decisions } }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview");
  const due = useDueText();
  return (
    <Block title={t("facts.history")}>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={`${event.at} ${event.code}`}>
            {t("facts.event", {
              at: due.date(event.at),
              what: t(`events.${event.code}`),
              by: event.actorName,
            })}
            {event.reasons.length > 0 && ` (${event.reasons.join(", ")})`}
          </li>
        ))}
        {decisions
          .filter(({ state }) => state !== "done")
          .map((one) => (
            <li key={one.id}>
              {t(`decisionStates.${one.state}`, { what: t(`keys.${one.content.kind}`), name: one.by.name })}
            </li>
          ))}
        {related.map((one) => (
          <li key={one.number}>
            <Link to={`/desk/review/${one.number}`}>{one.name}</Link> {t(`states.${one.state}`)}:{" "}
            {one.by.map((by) => t(`relations.${by}`)).join(", ")}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Thread({ file: { events, messages } }: { readonly file: WireCase }) {
  const t = useTranslations("deskReview.facts");
  const due = useDueText();
  const ownerSince = ownerSinceOf(
    events.map(({ at, code }) => ({ at: new Date(at), code })),
    null,
  );
  const owner = (at: string): string =>
    t(isFormerOwners(new Date(at), ownerSince) ? "formerOwner" : "submitter");
  if (messages.length === 0) return null;
  return (
    <Block title={t("thread")}>
      <ul className={styles.list}>
        {messages.map(({ at, authorName, text }) => (
          <li key={at + text}>
            <b>{t("said", { name: authorName === "" ? owner(at) : authorName, at: due.date(at) })}</b>{" "}
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Notes({ file: { notes, submission }, onNoted }: CaseFactsProps) {
  const t = useTranslations("deskReview.facts");
  const due = useDueText();
  const act = useAct();
  const [text, setText] = useState("");
  const save = async () => {
    if (!(await act.run(() => addNote(submission.number, text)))) return;
    setText("");
    onNoted();
  };
  return (
    <Block title={t("notes")}>
      <Problem text={act.problem} />
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.at + note.text}>
            <b>{t("said", { name: note.operatorName, at: due.date(note.at) })}</b>{" "}
            <span className={styles.text}>{note.text}</span>
          </li>
        ))}
      </ul>
      <DeskText
        label={t("noteLabel")}
        isLabelHidden
        placeholder={t("noteLabel")}
        rows={2}
        maxLength={4_000}
        value={text}
        onChange={setText}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
      {text.trim() !== "" && (
        <DeskButton isBusy={act.isBusy} onClick={() => void save()}>
          {t("saveNote")}
        </DeskButton>
      )}
    </Block>
  );
}
