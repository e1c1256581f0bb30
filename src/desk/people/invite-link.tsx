import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Invited } from "#features/operators/schema.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { copyText } from "#ui/copy/copy-text.ts";
import { TextQr } from "#ui/qr/text-qr.tsx";
import styles from "./invite-link.module.css";

/** Shown once: the server has only a hash of the link. */
export function InviteLink({ name, link, expiresAt }: Invited & { readonly name: string }) {
  const t = useTranslations("desk.people.invite");
  const time = useTimeText();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.link} role="status">
      <p>
        <b>{t("made", { name })}</b> {t("until", { at: time(expiresAt) })}
      </p>
      <code className={styles.address}>{link}</code>
      <DeskButton onClick={(event) => void copyText(link, event.currentTarget).then(setCopied)}>
        {isCopied ? t("copied") : t("copy")}
      </DeskButton>
      <TextQr text={link} label={t("qr")} size={168} />
    </div>
  );
}
