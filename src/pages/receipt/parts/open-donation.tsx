/** §2: shows the donation box of a receipt in a dialog on any page. */
import { createRoot } from "react-dom/client";
import { useTranslations } from "use-intl";
import { RECEIPTS } from "#browser/storage/registry.ts";
import { readStored } from "#browser/storage/stored-value.ts";
import type { DonationBox as Box } from "#features/donations/model.ts";
import { DonationBox } from "#features/donations/ui/donation-box.tsx";
import { usePayment } from "#features/donations/ui/use-payment.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import { FALLBACK_LANGUAGE, languageOfPath } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { announceRequest } from "#lib/requests/request-event.ts";
import type { DonationDetail } from "#shell/donation/donation-event.ts";
import { fetchIsland } from "#shell/islands/fetch-island.ts";
import { ISLAND } from "#shell/islands/island-attributes.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { ReceiptProps, ShownReceipt } from "#pages/receipt/receipt-props.ts";

interface DonationDialogProps {
  readonly receipt: ShownReceipt;
  readonly box: Box;
  /** The receipt's page, which handles the form. */
  readonly page: string;
  readonly onClose: () => void;
}

function DonationDialog({ receipt, box, page, onClose }: DonationDialogProps) {
  const t = useTranslations("donation.box");
  const payment = usePayment(box);
  return (
    <Dialog open size="lg" title={t("title")} closeLabel={t("close")} onClose={onClose}>
      <DonationBox
        box={box}
        payment={payment}
        swapHref={receipt.swapHref}
        action={page}
        refused={receipt.donation?.reason ?? null}
      />
    </Dialog>
  );
}

/** An open receipt page has its own dialog (receipt-island.tsx). */
function isShownHere(page: string | undefined): boolean {
  // Only the HTML shows whether this page is a receipt.
  const hasReceipt = document.querySelector(`[${ISLAND.name}="receipt"]`) !== null;
  return hasReceipt && (page === undefined || new URL(page, location.href).pathname === location.pathname);
}

let isOpen = false;

async function show(page: string): Promise<void> {
  const input = await announceRequest(fetchIsland(page, "receipt"), (come) => come === null);
  const receipt = (input?.props as ReceiptProps | undefined)?.receipt;
  // If the box cannot be shown here, its own page can show it.
  if (!input || !receipt?.box) return location.assign(page);
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const close = (): void => {
    isOpen = false;
    root.unmount();
    host.remove();
  };
  root.render(
    <LanguageProvider {...input.texts}>
      <DonationDialog receipt={receipt} box={receipt.box} page={page} onClose={close} />
    </LanguageProvider>,
  );
}

export async function openDonation({ page }: DonationDetail): Promise<void> {
  if (isOpen || isShownHere(page)) return;
  const address = page ?? readStored(RECEIPTS)[0]?.href;
  const language = languageOfPath(location.pathname) ?? FALLBACK_LANGUAGE;
  // The page that lists stored receipts.
  if (address === undefined) return location.assign(localPath(language, "/submissions"));
  isOpen = true;
  await show(address);
}
