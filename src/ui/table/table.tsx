import { useId, type ReactNode } from "react";
import styles from "./table.module.css";

interface Column {
  readonly key: string;
  readonly label: ReactNode;
  readonly align?: "start" | "end";
  /** Hidden on phones, which show at most three columns. */
  readonly wideOnly?: boolean | undefined;
}

interface Row {
  readonly key: string;
  /** By column key. The first column is the row's header. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly faded?: boolean | undefined;
}

interface TableProps {
  readonly caption: ReactNode;
  readonly captionHidden?: boolean | undefined;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Scrolls sideways inside its own frame if it does not fit; the frame is focusable. */
export function Table({ caption, captionHidden, columns, rows }: TableProps) {
  const captionId = useId();
  return (
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption className={captionHidden ? "visually-hidden" : styles.caption} id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...look(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-faded={row.faded || undefined}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" {...look(column)}>
                    {row.cells[column.key]}
                  </th>
                ) : (
                  <td key={column.key} {...look(column)}>
                    {row.cells[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const look = ({ align, wideOnly }: Column) => ({
  "data-align": align,
  "data-wide-only": wideOnly || undefined,
});
