/** What was sent. After a resubmission only what changed, field by field, old beside new. */
import { useTranslations } from "use-intl";
import { SCREENSHOT, uploadIdOf } from "#features/submissions/model.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useDueText } from "#desk/review/due-text.ts";
import type { WireCase } from "#desk/review/review-calls.ts";
import { sizedPath } from "#lib/pictures/sized-path.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import styles from "./sent-form.module.css";

interface SentFormProps {
  readonly file: WireCase;
  readonly isChangedOnly: boolean;
  readonly onShow: (isChangedOnly: boolean) => void;
}

type Changes = NonNullable<WireCase["events"][number]["changes"]>;

export function SentForm({ file, isChangedOnly, onShow }: SentFormProps) {
  const t = useTranslations("deskReview.sent");
  const changes: Changes = file.events.findLast((event) => event.changes !== undefined)?.changes ?? [];
  const { fields, number, mailState } = file.submission;
  const entries = Object.entries(fields).flatMap(([field, value]) => {
    const text = textOf(value);
    return text === "" ? [] : [{ field, text }];
  });
  return (
    <section className={styles.sent} aria-label={t("title")}>
      <header className={styles.head}>
        <h2>{t("title")}</h2>
        {changes.length > 0 && (
          <>
            <span>{t("changed", { count: changes.length })}</span>
            <DeskButton keys="d" aria-pressed={isChangedOnly} onClick={() => onShow(!isChangedOnly)}>
              {isChangedOnly ? t("showAll") : t("showChanged")}
            </DeskButton>
          </>
        )}
      </header>
      <dl className={styles.list}>
        {isChangedOnly && changes.length > 0
          ? changes.map((change) => <ChangedField key={change.field} {...change} />)
          : entries.map((entry) => <SentField key={entry.field} {...entry} number={number} />)}
        {file.mailHash !== "" && (
          <div className={styles.row}>
            <dt>{t("mail")}</dt>
            <dd>{t(`mailStates.${mailState}`, { hash: file.mailHash })}</dd>
          </div>
        )}
        {file.formerOwners.map((one) => (
          <FormerOwner key={one.endedAt} {...one} />
        ))}
      </dl>
    </section>
  );
}

/** Lists and texts by language, one line each. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("\n");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${textOf(one)}`)
      .join("\n");
  return String(value);
}

/** The first part of a path names the field: `texts.en.desc` is a text. */
function useFieldName(field: string): string {
  const t = useTranslations("deskReview.fields");
  const [first = "", ...rest] = field.split(".");
  const name = t.has(first as "name") ? t(first as "name") : first;
  return [name, ...rest].join(" · ");
}

/** What its owner of before had given, who takes it along. */
function FormerOwner({ endedAt, mailHash, given }: WireCase["formerOwners"][number]) {
  const t = useTranslations("deskReview.sent");
  const due = useDueText();
  return (
    <div className={styles.row}>
      <dt>{t("formerOwner", { at: due.date(endedAt) })}</dt>
      <dd>
        {given.map((one) => (
          <GivenField key={one.field} {...one} />
        ))}
        {mailHash !== "" && t("formerMail", { hash: mailHash })}
      </dd>
    </div>
  );
}

function GivenField({ field, text }: { readonly field: string; readonly text: string }) {
  return `${useFieldName(field)}: ${text}\n`;
}

interface SentFieldProps {
  readonly field: string;
  readonly text: string;
  readonly number: string;
}

function SentField({ field, text, number }: SentFieldProps) {
  const t = useTranslations("deskReview.sent");
  return (
    <div className={styles.row}>
      <dt>{useFieldName(field)}</dt>
      <dd>
        {field === "icon_url" ? (
          <Logo path={text} />
        ) : field === "audit_report" ? (
          <a href={`/api/desk/review/cases/${number}/report`} download>
            {t("report")}
          </a>
        ) : field === "screenshots" ? (
          <Screenshots paths={text} />
        ) : (
          text
        )}
      </dd>
    </div>
  );
}

/** One address a line; the removed and added ones of a change are separated by commas. */
const Screenshots = ({ paths }: { readonly paths: string }) => (
  <div className={styles.screenshots}>
    {paths.split(/, |\n/).map((path, at) => (
      <img
        key={path}
        src={sizedPath(path, 480)}
        alt={String(at + 1)}
        width={SCREENSHOT.width}
        height={SCREENSHOT.height}
        loading="lazy"
      />
    ))}
  </div>
);

const Logo = ({ path }: { readonly path: string }) =>
  uploadIdOf(path) === null ? path : <Avatar name="" src={path} size={56} />;

function ChangedField({ field, before, after }: Changes[number]) {
  const t = useTranslations("deskReview.sent");
  const isScreenshot = field.startsWith("screenshots");
  const shown = (text: string | null) => {
    if (text === null) return t("nothing");
    if (isScreenshot) return <Screenshots paths={text} />;
    return field === "icon_url" ? <Logo path={text} /> : text;
  };
  return (
    <div className={styles.row} data-changed>
      <dt>{useFieldName(field)}</dt>
      <dd className={styles.two}>
        <p>
          <small>{t("before")}</small>
          <del>{shown(before)}</del>
        </p>
        <p>
          <small>{t("after")}</small>
          <ins>{shown(after)}</ins>
        </p>
      </dd>
    </div>
  );
}
