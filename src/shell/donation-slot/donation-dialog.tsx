import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { DonationDetail } from "./donation-event.ts";

export interface DonationContent {
  readonly title: ReactNode;
  readonly body: (detail: DonationDetail, close: () => void) => ReactNode;
}

interface DonationDialogProps {
  readonly content: DonationContent;
  readonly detail: DonationDetail;
  readonly onClose: () => void;
}

export function DonationDialog({ content, detail, onClose }: DonationDialogProps) {
  const t = useTranslations("common.a11y");
  return (
    <Dialog open title={content.title} size="lg" closeLabel={t("closeDialog")} onClose={onClose}>
      {content.body(detail, onClose)}
    </Dialog>
  );
}
