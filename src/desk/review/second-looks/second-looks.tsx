/** Decisions that chance chose for a second look by another person. */
import { Link, useLoaderData, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { Screen } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { fetchLooks, giveLook, type WireLooks } from "#desk/review/review-calls.ts";

export const loader = (): Promise<WireLooks> => fetchLooks();

export function Component() {
  const t = useTranslations("deskReview.looks");
  const decisions = useTranslations("deskReview.decide.acts");
  const { looks, agreement } = useLoaderData<WireLooks>();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const answer = (id: number, agrees: boolean) =>
    void act.run(() => giveLook(id, agrees, "")).then(() => revalidate());
  const rate =
    agreement.rate === null ? t("noRate") : t("rate", { rate: agreement.rate, count: agreement.looked });
  return (
    <Screen title={t("title")} note={rate} act={act}>
      <p>{t("text")}</p>
      {looks.length === 0 ? (
        <p>{t("empty")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          columns={[
            { key: "name", label: t("name") },
            { key: "decision", label: t("decision") },
            { key: "reasons", label: t("reasons") },
            { key: "act", label: t("act") },
          ]}
          rows={looks.map(({ decision, number, name }) => ({
            key: decision.id,
            cells: {
              name: <Link to={`/desk/review/${number}`}>{name}</Link>,
              decision: decisions(decision.content.kind),
              reasons: decision.content.reasons.join(", "),
              act: (
                <>
                  <DeskButton isBusy={act.isBusy} onClick={() => answer(decision.id, true)}>
                    {t("agree")}
                  </DeskButton>
                  <DeskButton look="danger" isBusy={act.isBusy} onClick={() => answer(decision.id, false)}>
                    {t("disagree")}
                  </DeskButton>
                </>
              ),
            },
          }))}
        />
      )}
    </Screen>
  );
}
