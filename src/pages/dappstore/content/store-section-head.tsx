import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ArrowLink } from "#ui/link/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./store-section-head.module.css";

interface StoreSectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** The address of the whole list. */
  readonly href?: string | undefined;
}

export function StoreSectionHead({ id, title, note, href }: StoreSectionHeadProps) {
  const t = useTranslations("dappstore.sections");
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      {href && (
        <span className={styles.all}>
          <ArrowLink href={href}>
            <span>
              {t("seeAll")}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </ArrowLink>
        </span>
      )}
    </div>
  );
}
