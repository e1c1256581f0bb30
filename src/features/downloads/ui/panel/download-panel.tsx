import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card } from "#ui/card/card.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import styles from "./download-panel.module.css";

interface DownloadPanelProps {
  readonly title: string;
  readonly lead: string;
  /** Versions and requirements, one line each. */
  readonly facts: readonly ReactNode[];
  /** The address in the QR code; omitted if there is nothing for phones. */
  readonly qr?: string | undefined;
  readonly children: ReactNode;
}

export function DownloadPanel({ title, lead, facts, qr, children }: DownloadPanelProps) {
  const t = useTranslations("downloads.qr");
  return (
    <Card as="section" pad="lg">
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.lead}>{lead}</p>
            <ul className={styles.facts}>
              {facts.map((fact, at) => (
                // The lines of a panel never change their order.
                <li key={at}>{fact}</li>
              ))}
            </ul>
          </div>
          {qr && (
            <figure className={styles.scan}>
              <TextQr text={qr} label={t("alt", { url: qr })} size={132} />
              <figcaption>{t("title")}</figcaption>
            </figure>
          )}
        </div>
        {children}
      </div>
    </Card>
  );
}

/** Stacked buttons, the first at full width. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

export const Hint = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.hint}>{children}</p>
);
