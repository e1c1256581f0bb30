import type { ReactNode } from "react";
import mark from "#content/brand/logos/mark-16.svg";
import { brand } from "#brand/brand.ts";
import styles from "./door.module.css";

interface DoorProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The screens before the frame: sign-in and invitation. */
export function Door({ title, text, children }: DoorProps) {
  return (
    <main className={styles.door}>
      <title>{title}</title>
      <p className={styles.brand}>
        <img src={mark} alt="" width="28" height="28" />
        {brand.name}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </main>
  );
}
