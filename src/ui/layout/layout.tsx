import type { ReactNode } from "react";
import styles from "./layout.module.css";

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

interface ContainerProps {
  readonly width?: "page" | "wide" | "form" | "text";
  readonly children: ReactNode;
}

/** Centres its content between the page's gutters. */
export function Container({ width = "page", children }: ContainerProps) {
  return (
    <div className={styles.container} data-width={width}>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly id?: string | undefined;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  /** At most one pool per page. */
  readonly tone?: "ground" | "pool";
  readonly children: ReactNode;
}

/** A section with the page's vertical spacing. */
export function Section({ id, labelledBy, tone = "ground", children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={labelledBy} data-tone={tone}>
      {children}
    </section>
  );
}

interface StackProps {
  readonly as?: "div" | "ul" | "ol";
  readonly gap?: Gap;
  readonly children: ReactNode;
}

export function Stack({ as: Tag = "div", gap = 4, children }: StackProps) {
  return (
    <Tag className={styles.stack} data-gap={gap}>
      {children}
    </Tag>
  );
}

interface ClusterProps extends StackProps {
  readonly align?: "center" | "start" | "baseline" | "end";
  readonly spread?: boolean | undefined;
}

export function Cluster({ as: Tag = "div", gap = 3, align = "center", spread, children }: ClusterProps) {
  return (
    <Tag className={styles.cluster} data-gap={gap} data-align={align} data-spread={spread || undefined}>
      {children}
    </Tag>
  );
}
