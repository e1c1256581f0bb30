import { useTranslations } from "use-intl";
import { LIMITS, RETENTION_DAYS, type OwnerAct } from "#features/submissions/model.ts";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea, TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import type { ManageOutcome, OwnerField } from "./action.ts";
import type { ManagedListing } from "./load.ts";
import styles from "./page.module.css";

type ActFieldName = Exclude<OwnerField, "message" | "signature">;

/** The branch of `manage` with an act's texts, and the fields of its form. */
const ACTS = {
  move: { key: "move", fields: ["address", "reason"] },
  pause: { key: "pause", fields: ["reason"] },
  resume: { key: "resume", fields: [] },
  delist: { key: "delist", fields: ["reason"] },
  appeal: { key: "appeal", fields: ["text"] },
  reopen: { key: "reopen", fields: [] },
  hand_over: { key: "handOver", fields: ["email"] },
  cancel_hand_over: { key: "cancelHandOver", fields: [] },
} as const satisfies Record<OwnerAct, { readonly key: string; readonly fields: readonly ActFieldName[] }>;

interface ActFormProps {
  readonly act: OwnerAct;
  readonly donation: ManagedListing["donation"];
  /** Whether another submission has the page of the listing. */
  readonly isReplaced?: boolean;
  /** What came of this form, if it was refused. */
  readonly outcome: ManageOutcome | undefined;
}

export function ActForm({ act, donation, isReplaced = false, outcome }: ActFormProps) {
  const t = useTranslations("manage");
  const reopening = useReopening(donation);
  const { key, fields } = ACTS[act];
  const text = (): string => {
    if (act === "reopen") return reopening;
    if (act === "delist" && isReplaced) return t("delist.textReplaced");
    return t(`${key}.text`, { days: String(RETENTION_DAYS.delisted) });
  };
  return (
    <section className={styles.act} aria-labelledby={`${act}-title`}>
      <h2 className={styles.title} id={`${act}-title`}>
        {t(`${key}.title`)}
      </h2>
      <p>{text()}</p>
      <form method="post" noValidate>
        <input type="hidden" name="act" value={act} />
        <Stack gap={4}>
          {fields.map((field) => (
            <ActField key={field} act={act} field={field} isPublic={!isReplaced} outcome={outcome} />
          ))}
          <div>
            <Button type="submit" variant="quiet">
              {t(`${key}.action`)}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
}

/** What carries over to another review, and what it waits for. */
function useReopening(donation: ManagedListing["donation"]): string {
  const t = useTranslations("manage.reopen");
  const states = useTranslations("receipt.states");
  if (donation === "given") return t("textDonated");
  return donation === "due" ? joinSentences(t("text"), states("awaitingDonation.text")) : t("text");
}

interface ActFieldProps extends Pick<ActFormProps, "act" | "outcome"> {
  readonly field: ActFieldName;
  /** Whether the reason becomes part of a page's history. */
  readonly isPublic: boolean;
}

function ActField({ act, field, isPublic, outcome }: ActFieldProps) {
  const t = useTranslations("manage");
  const common = {
    id: `${act}-${field}`,
    name: field,
    defaultValue: outcome?.typed[field],
    error: outcome?.errors[field],
  };
  switch (field) {
    case "reason":
      return (
        <TextField
          {...common}
          label={t("reason.label")}
          hint={isPublic ? t("reason.hint", { max: String(LIMITS.publicReason) }) : undefined}
        />
      );
    case "address":
      return <TextField {...common} label={t("move.address")} autoComplete="off" spellCheck={false} mono />;
    case "email":
      return <TextField {...common} type="email" autoComplete="off" label={t("handOver.email")} />;
    case "text":
      return <TextArea {...common} label={t("appeal.label")} limit={LIMITS.message} />;
  }
}
