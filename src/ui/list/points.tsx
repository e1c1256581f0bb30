import type { ReactNode } from "react";
import { Icon, type IconShape } from "#ui/icon.tsx";
import styles from "./points.module.css";

export interface Point {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly icon?: IconShape | undefined;
}

/** Short statements, separated by hairlines. */
export function Points({ of: points, columns = 2 }: { of: readonly Point[]; columns?: 1 | 2 | 3 }) {
  return (
    <ul className={styles.points} data-columns={columns}>
      {points.map(({ title, text, icon }, index) => (
        <li key={index} className={styles.point}>
          {icon && <Icon of={icon} size={24} />}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
