import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ArrowLink } from "#ui/link/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./shelf-head.module.css";

interface ShelfHeadProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** Where all of it is. */
  readonly href?: string | undefined;
}

export function ShelfHead({ id, title, note, href }: ShelfHeadProps) {
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
