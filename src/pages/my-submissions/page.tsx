import { useTranslations } from "use-intl";
import { RECOVERY_PATH } from "#features/submissions/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { act, type LostLinkOutcome } from "./action.ts";
import StoredReceipts from "./stored-receipts.tsx";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export const action = ({ context, request }: Route.ActionArgs) => act(context, request);

export default function MySubmissionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("mySubmissions");
  const recover = useTranslations("ownership.recover");
  const localPath = useLocalPath();
  return (
    <Container width="text">
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.body}>
        <PageIsland name="mySubmissions" of={StoredReceipts} props={{}} isEager />
        <section className={styles.lost} aria-labelledby="lost-title" id="lost">
          <h2 className={styles.title} id="lost-title">
            {t("lost.title")}
          </h2>
          {loaderData.sendsMail ? (
            <LostLinkForm outcome={actionData} />
          ) : (
            <Notice tone="plain" title={t("lost.mailOff")} />
          )}
          <p className={styles.instead}>
            <InlineLink href={localPath(RECOVERY_PATH)}>{recover("instead")}</InlineLink>
          </p>
        </section>
      </div>
    </Container>
  );
}

function LostLinkForm({ outcome }: { readonly outcome: LostLinkOutcome | undefined }) {
  const t = useTranslations("mySubmissions.lost");
  const contact = useTranslations("submitCommon.contact");
  return (
    <Stack gap={6}>
      {outcome?.state === "taken" && (
        <Notice tone="good" title={t("done")} announce>
          {t("doneText")}
        </Notice>
      )}
      {outcome?.notice && <Notice tone="bad" title={outcome.notice} announce />}
      <p className={styles.note}>{t("text")}</p>
      <form method="post" action="#lost" noValidate>
        <Stack gap={4}>
          <TextField
            id="lost-number"
            name="number"
            label={t("number")}
            hint={t("numberHint")}
            error={outcome?.numberError}
            defaultValue={outcome?.number ?? ""}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            mono
            required
          />
          <TextField
            id="lost-email"
            name="email"
            type="email"
            label={contact("email")}
            placeholder={contact("emailPlaceholder")}
            error={outcome?.emailError}
            defaultValue={outcome?.email ?? ""}
            autoComplete="email"
            maxLength={254}
            required
          />
          <div>
            <Button type="submit">{t("action")}</Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
