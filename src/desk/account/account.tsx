import { useLoaderData, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { Account } from "#features/operators/schema.ts";
import { addPasskey, endSession, fetchAccount, removePasskey } from "#desk/api/account-calls.ts";
import { useMe } from "#desk/frame/frame.tsx";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct, type Act } from "#desk/parts/use-act.ts";

export const loader = (): Promise<Account> => fetchAccount();

/** Own passkeys and sessions. */
export function Component() {
  const t = useTranslations("desk.account");
  const me = useMe();
  const account = useLoaderData<Account>();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const change = async (work: () => Promise<unknown>) => {
    if (await act.run(work)) await revalidate();
  };
  const parts = { account, act, change };
  return (
    <Screen act={act} title={t("title")} note={t("publicName", { pseudonym: me.pseudonym })}>
      <Passkeys {...parts} />
      <Sessions {...parts} />
    </Screen>
  );
}

interface PartProps {
  readonly account: Account;
  readonly act: Act;
  readonly change: (work: () => Promise<unknown>) => Promise<void>;
}

function Passkeys({ account: { passkeys }, act, change }: PartProps) {
  const t = useTranslations("desk.account.passkeys");
  const time = useTimeText();
  const isLast = passkeys.length === 1;
  return (
    <ScreenSection title={t("title")} text={t("text")}>
      <DataTable
        caption={t("title")}
        columns={[
          { key: "label", label: t("madeWith") },
          { key: "created", label: t("created") },
          { key: "used", label: t("used") },
          { key: "act", label: t("act") },
        ]}
        rows={passkeys.map(({ id, label, createdAt, usedAt }) => ({
          key: id,
          cells: {
            label,
            created: time(createdAt),
            used: time(usedAt),
            act: isLast ? (
              t("last")
            ) : (
              <DeskButton
                look="danger"
                isBusy={act.isBusy}
                onClick={() => void change(() => removePasskey(id))}
              >
                {t("remove")}
              </DeskButton>
            ),
          },
        }))}
      />
      <div>
        <DeskButton look="filled" isBusy={act.isBusy} onClick={() => void change(addPasskey)}>
          {t("add")}
        </DeskButton>
      </div>
    </ScreenSection>
  );
}

function Sessions({ account: { sessions }, act, change }: PartProps) {
  const t = useTranslations("desk.account.sessions");
  const time = useTimeText();
  return (
    <ScreenSection title={t("title")} text={t("text")}>
      <DataTable
        caption={t("title")}
        columns={[
          { key: "browser", label: t("browser") },
          { key: "created", label: t("created") },
          { key: "seen", label: t("seen") },
          { key: "act", label: t("act") },
        ]}
        rows={sessions.map(({ id, browser, createdAt, seenAt, isCurrent }) => ({
          key: id,
          cells: {
            browser,
            created: time(createdAt),
            seen: time(seenAt),
            act: isCurrent ? (
              t("current")
            ) : (
              <DeskButton look="danger" isBusy={act.isBusy} onClick={() => void change(() => endSession(id))}>
                {t("end")}
              </DeskButton>
            ),
          },
        }))}
      />
    </ScreenSection>
  );
}
