import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./pages.module.css";

interface PagesProps {
  readonly total: number;
  /** Rows per page. */
  readonly size: number;
}

/** The pages of a list; the number is part of the address. */
export function Pages({ total, size }: PagesProps) {
  const t = useTranslations("desk.pages");
  const [parameters] = useSearchParams();
  const page = Number(parameters.get("page") ?? "1");
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const to = (number: number): string => {
    const changed = new URLSearchParams(parameters);
    changed.set("page", String(number));
    return `?${changed}`;
  };
  return (
    <nav className={styles.pages} aria-label={t("label")}>
      {page > 1 && <Link to={to(page - 1)}>{t("previous")}</Link>}
      <span>{t("page", { page, last })}</span>
      {page < last && <Link to={to(page + 1)}>{t("next")}</Link>}
    </nav>
  );
}
