import type { ReactNode } from "react";
import circleAlert from "lucide-react/icons/circle-alert";
import circleCheck from "lucide-react/icons/circle-check";
import info from "lucide-react/icons/info";
import triangleAlert from "lucide-react/icons/triangle-alert";
import { endsInFullWidth } from "#lib/text/join-sentences.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import styles from "./notice.module.css";

export type NoticeTone = "warning" | "plain" | "good" | "bad";

const shapes: Readonly<Record<NoticeTone, IconShape>> = {
  warning: triangleAlert,
  plain: info,
  good: circleCheck,
  bad: circleAlert,
};

interface NoticeProps {
  readonly tone?: NoticeTone;
  /** The fact, in bold. */
  readonly title?: ReactNode;
  /** At most one more sentence: what it means or what to do. */
  readonly children?: ReactNode;
  /** Set if the notice responds to something the reader just did, so that it is announced. */
  readonly announce?: boolean | undefined;
}

/** A title without it is no sentence, so the text does not follow it on the same line. */
const SENTENCE_END = /[.!?…:।。！？：]$/;

export function Notice({ tone = "warning", title, children, announce = false }: NoticeProps) {
  const role = tone === "bad" ? "alert" : "status";
  return (
    <div className={styles.notice} data-tone={tone} role={announce ? role : undefined}>
      <Icon of={shapes[tone]} />
      <div className={styles.text}>
        {title && (
          <b data-alone={typeof title === "string" && children && !SENTENCE_END.test(title) ? "" : undefined}>
            {title}
          </b>
        )}
        {typeof title === "string" && endsInFullWidth(title) ? "" : " "}
        {children}
      </div>
    </div>
  );
}
