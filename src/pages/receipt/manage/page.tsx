import { useTranslations } from "use-intl";
import { PrivateLink } from "#features/submissions/ui/private-link/private-link.tsx";
import { Missing } from "#pages/receipt/parts/missing.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { act, type ManageOutcome } from "./action.ts";
import { ActForm } from "./act-form.tsx";
import { load, type ManagedListing } from "./load.ts";
import { MoveSignature, Ownership, UnsavedSignature } from "./ownership.tsx";
import styles from "./page.module.css";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context, params.token ?? "", new URL(request.url));

export const action = ({ context, params, request }: Route.ActionArgs) =>
  act(context, params.token ?? "", request);

/** What the owner of a receipt can do with the listing. It has no script of its own: every act is a form. */
export default function ManagePage({ loaderData: { managed, ownership }, actionData }: Route.ComponentProps) {
  const t = useTranslations("manage");
  if (!managed)
    return actionData?.notice ? <Unsaved outcome={actionData} notice={actionData.notice} /> : <Missing />;
  const { name, receipt, editForm, acts } = managed;
  // Until a hand-over takes effect there is nothing to do here.
  const isReadOnly = managed.handover?.text === "notYet";
  // Another review is free, but waits for a donation that is due.
  const isFree = managed.donation !== "due" || !acts.includes("reopen");
  const lead = isFree ? joinSentences(t("free"), t("lead")) : t("lead");
  return (
    <Container width="text">
      <PageHead title={t("title", { name })} lead={isReadOnly ? undefined : lead}>
        <p>
          <InlineLink href={receipt}>{t("back")}</InlineLink>
        </p>
      </PageHead>
      <div className={styles.body}>
        <Stack gap={8}>
          <Notices managed={managed} outcome={actionData} />
          {editForm !== null && <EditLink form={editForm} isReplaced={managed.isReplaced} />}
          {ownership !== null && ownership.moveMessage !== null && (
            <MoveSignature message={ownership.moveMessage} page={managed.page} outcome={actionData} />
          )}
          {ownership !== null && <Ownership of={ownership} page={managed.page} outcome={actionData} />}
          {acts.map((one) => (
            <ActForm
              key={one}
              act={one}
              donation={managed.donation}
              isReplaced={managed.isReplaced}
              outcome={actionData?.act === one ? actionData : undefined}
            />
          ))}
        </Stack>
      </div>
    </Container>
  );
}

interface UnsavedProps {
  readonly outcome: ManageOutcome;
  readonly notice: string;
}

/** While the database is away nothing can be read: the form that was sent, with what was typed. */
function Unsaved({ outcome, notice }: UnsavedProps) {
  const t = useTranslations("receipt.away");
  return (
    <Container width="text">
      <PageHead title={t("title")} />
      <Stack gap={6}>
        <Notice tone="bad" title={notice} announce />
        {outcome.act !== null && <ActForm act={outcome.act} donation="none" outcome={outcome} />}
        {outcome.unsaved !== undefined && <UnsavedSignature form={outcome.unsaved} typed={outcome.typed} />}
      </Stack>
    </Container>
  );
}

interface EditLinkProps {
  readonly form: string;
  readonly isReplaced: boolean;
}

function EditLink({ form, isReplaced }: EditLinkProps) {
  const t = useTranslations("manage");
  return (
    <section className={styles.act} aria-labelledby="edit-title">
      <h2 className={styles.title} id="edit-title">
        {t("edit.title")}
      </h2>
      <p>{t(isReplaced ? "edit.textReplaced" : "edit.text")}</p>
      <div>
        <ButtonLink href={form}>{t("edit.title")}</ButtonLink>
      </div>
    </section>
  );
}

interface NoticesProps {
  readonly managed: ManagedListing;
  readonly outcome: ManageOutcome | undefined;
}

function Notices({ managed, outcome }: NoticesProps) {
  const t = useTranslations("manage");
  const states = useTranslations("receipt.states");
  const { waiting, isTakenDown, isReplaced, lacksContacts, handover } = managed;
  return (
    <>
      {outcome?.notice && <Notice tone="bad" title={outcome.notice} announce />}
      {outcome?.handedOver && (
        <Notice tone="good" title={t("handOver.pending", { time: outcome.handedOver.at })} announce>
          <p>{t("handOver.link")}</p>
          <PrivateLink address={outcome.handedOver.link} />
        </Notice>
      )}
      {handover && !outcome?.handedOver && (
        <Notice title={t(`handOver.${handover.text}`, { time: handover.at })} />
      )}
      {waiting === "review" && <Notice title={t("waiting")} />}
      {waiting === "owner" && <Notice title={states("changesRequested.text")} />}
      {isTakenDown && <Notice title={t("takenDown")} />}
      {isReplaced && <Notice title={t("replaced")} />}
      {lacksContacts && <Notice title={t("contactsMissing")} />}
    </>
  );
}
