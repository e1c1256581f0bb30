import type { ReactNode } from "react";
import arrowRight from "lucide-react/icons/arrow-right";
import arrowUpRight from "lucide-react/icons/arrow-up-right";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./link.module.css";

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Set for a link to another site: announces to screen readers that it opens a new tab. */
  readonly externalText?: string | undefined;
}

const elsewhere = { target: "_blank", rel: "noopener" };

/** A link inside running text. */
export function InlineLink({ href, children, externalText }: LinkProps) {
  return (
    <a className={styles.inline} href={href} {...(externalText ? elsewhere : {})}>
      {children}
      {externalText && <ExternalMark text={externalText} />}
    </a>
  );
}

/** A standalone link with an arrow. */
export function ArrowLink({ href, children, externalText }: LinkProps) {
  return (
    <a className={styles.arrow} href={href} {...(externalText ? elsewhere : {})}>
      {children}
      {externalText ? <ExternalMark text={externalText} /> : <Icon of={arrowRight} size={18} />}
    </a>
  );
}

function ExternalMark({ text }: { readonly text: string }) {
  return (
    <span className={styles.mark}>
      <Icon of={arrowUpRight} size={14} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
