import chevronLeft from "lucide-react/icons/chevron-left";
import chevronRight from "lucide-react/icons/chevron-right";
import { Icon } from "#ui/icon.tsx";
import { pageList } from "./page-list.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
  readonly label: string;
  readonly current: number;
  readonly total: number;
  readonly hrefFor: (page: number) => string;
  readonly previousText: string;
  readonly nextText: string;
  /** Read aloud for a number ("Page 3"). */
  readonly pageLabel: (page: number) => string;
}

/** Plain links: each page has its own address. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefFor, previousText, nextText, pageLabel } = props;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {current > 1 && (
        <a className={styles.step} href={hrefFor(current - 1)} rel="prev">
          <Icon of={chevronLeft} size={18} />
          <span className={styles.word}>{previousText}</span>
        </a>
      )}
      <ol className={styles.pages}>
        {pageList(current, total).map((mark, index) => (
          <li key={mark === "gap" ? `gap-${index}` : mark} className={styles.mark}>
            {mark === "gap" ? (
              <span aria-hidden>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefFor(mark)}
                aria-label={pageLabel(mark)}
                aria-current={mark === current ? "page" : undefined}
              >
                {mark}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < total && (
        <a className={styles.step} href={hrefFor(current + 1)} rel="next">
          <span className={styles.word}>{nextText}</span>
          <Icon of={chevronRight} size={18} />
        </a>
      )}
    </nav>
  );
}
