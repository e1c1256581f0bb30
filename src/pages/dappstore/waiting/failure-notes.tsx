import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Failure } from "#pages/dappstore/failures.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import styles from "./failure-notes.module.css";

interface RetryProps {
  readonly onRetry: () => void;
}

function WithRetry({ onRetry, children }: RetryProps & { readonly children: ReactNode }) {
  const t = useTranslations("dappstore.loading");
  return (
    <div className={styles.failure}>
      {children}
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}

interface NotFreshProps extends RetryProps {
  readonly reason: Failure;
  /** Whether a cached copy is shown instead. */
  readonly hasCopy: boolean;
}

/** The content is stale or missing: shows why, with a retry button. */
export function NotFresh({ reason, hasCopy, onRetry }: NotFreshProps) {
  const t = useTranslations("dappstore.failure");
  return (
    <WithRetry onRetry={onRetry}>
      <Notice tone="warning" announce>
        {joinSentences(t(reason), hasCopy ? t("copy") : "")}
      </Notice>
    </WithRetry>
  );
}

interface NotLoadedProps extends RetryProps {
  readonly what: "failed" | "moreFailed";
}

/** A list, or more of it, failed to load. */
export function NotLoaded({ what, onRetry }: NotLoadedProps) {
  const t = useTranslations("dappstore.loading");
  return (
    <WithRetry onRetry={onRetry}>
      <Notice tone="bad" title={t(what)} announce />
    </WithRetry>
  );
}
