/** How many people get the newsletter, by language. */
import { useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { LANGUAGE_FACTS, isLanguage } from "#i18n/languages.ts";
import { toCsv } from "#lib/text/csv.ts";
import { deskCall, signedDeskCall } from "#desk/api/desk-client.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { saveFile } from "#desk/parts/save-file.ts";
import { Screen } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";

interface Counts {
  readonly counts: readonly {
    readonly language: string;
    readonly state: "unconfirmed" | "pending" | "confirmed";
    readonly count: number;
  }[];
}

interface Subscriber {
  readonly email: string;
  readonly language: string;
  readonly state: string;
  readonly createdAt: string;
  readonly unsubscribeUrl: string;
}

export const loader = (): Promise<Counts> => deskCall("GET", "/api/desk/subscribers");

const COLUMNS = ["email", "language", "state", "createdAt", "unsubscribeUrl"] as const;

export function Component() {
  const t = useTranslations("deskContent.subscribers");
  const { counts } = useLoaderData<Counts>();
  const act = useAct();
  const download = () =>
    void act.run(async () => {
      const rows = await signedDeskCall<readonly Subscriber[]>("POST", "/api/desk/subscribers/export");
      saveFile("subscribers.csv", toCsv(COLUMNS, rows));
    });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Screen
      act={act}
      title={t("title")}
      note={t("count", { count: total })}
      actions={
        <DeskButton isBusy={act.isBusy} onClick={download}>
          {t("export")}
        </DeskButton>
      }
    >
      <p>{t("text")}</p>
      {counts.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          columns={[
            { key: "language", label: t("language") },
            { key: "state", label: t("state") },
            { key: "count", label: t("number") },
          ]}
          rows={counts.map(({ language, state, count }) => ({
            key: language + state,
            cells: {
              language: isLanguage(language) ? LANGUAGE_FACTS[language].name : language,
              state: t(`states.${state}`),
              count,
            },
          }))}
        />
      )}
    </Screen>
  );
}
