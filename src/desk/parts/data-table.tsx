import type { ReactNode } from "react";
import styles from "./data-table.module.css";

interface DataColumn {
  readonly key: string;
  readonly label: ReactNode;
}

interface DataRow {
  readonly key: string | number;
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly isFaded?: boolean;
}

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** Dense rows with hairlines. On phones each row becomes a block of its cells with their labels. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-faded={row.isFaded || undefined}>
            {columns.map(({ key, label }) => (
              <td key={key}>
                <span className={styles.label} aria-hidden="true">
                  {label}
                </span>
                <span className={styles.cell}>{row.cells[key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
