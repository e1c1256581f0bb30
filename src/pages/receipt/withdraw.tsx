import { useTranslations } from "use-intl";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/layout/layout.tsx";

/** Two presses, so that nobody withdraws by a slip. */
export function Withdraw({ action }: { readonly action: string }) {
  const t = useTranslations("receipt");
  return (
    <Disclosure summary={t("actions.withdraw")}>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="withdraw" />
        <Stack gap={4}>
          <p>
            <b>{t("withdraw.title")}</b> {t("withdraw.text")}
          </p>
          <div>
            <Button type="submit" variant="quiet">
              {t("withdraw.confirm")}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
