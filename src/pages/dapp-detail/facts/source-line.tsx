import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ShownSource } from "./source-facts.ts";
import styles from "./source-line.module.css";
import { Sentences } from "#ui/sentences/sentences.tsx";

interface SourceLineProps extends ShownSource {
  /** What has to be known about the source, before it. */
  readonly children?: ReactNode;
}

/** Who stated a fact, and when it was recorded. */
export function SourceLine({ by, date, children }: SourceLineProps) {
  const t = useTranslations("dappDetail.facts");
  return (
    <p className={styles.source} data-source={by}>
      <Sentences>
        {children}
        {t(by === "project" ? "sourceProject" : "sourceCatalogue", { date })}
      </Sentences>
    </p>
  );
}
