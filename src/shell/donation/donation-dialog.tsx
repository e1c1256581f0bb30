/** The dialog that shows a receipt's donation box on any page. Empty until it is opened (enhance-donation.ts). */
import { useTranslations } from "use-intl";
import { ServedDialog } from "#ui/dialog/served-dialog.tsx";
import { DONATION_DIALOG_ID } from "./donation-dialog-id.ts";

export function DonationDialog() {
  const t = useTranslations("donation.box");
  return (
    <ServedDialog id={DONATION_DIALOG_ID} size="lg" title={t("title")} closeLabel={t("close")}>
      <div data-donation-content="" />
    </ServedDialog>
  );
}
