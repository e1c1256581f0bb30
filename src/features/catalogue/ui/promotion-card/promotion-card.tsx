import type { ReactNode } from "react";
import { Card } from "#ui/card/card.tsx";
import { Drawing, LaterDrawing } from "#ui/illustrations/drawing.tsx";
import { pictureOf } from "#ui/illustrations/picture/picture-of.ts";
import styles from "./promotion-card.module.css";

interface PromotionCardProps {
  readonly promotion: {
    readonly title: string;
    readonly href: string;
    readonly image: string;
    readonly isElsewhere: boolean;
  };
  /** Its kind, if the context does not show it: an advertisement. */
  readonly label?: string | undefined;
  readonly note?: ReactNode;
  /** Its picture waits until it comes near. Not in the desk, which has no script for that. */
  readonly isLater?: boolean;
}

/** A banner, an activity or an ad: a drawing, a sentence and a link. */
export function PromotionCard({ promotion, label, note, isLater = false }: PromotionCardProps) {
  const { title, href, image, isElsewhere } = promotion;
  const picture = pictureOf(image);
  const Picture = isLater ? LaterDrawing : Drawing;
  return (
    <Card as="article" pad="none" lifts>
      <div className={styles.picture}>
        <Picture of={picture} crop={picture.strip} />
      </div>
      <div className={styles.text}>
        {label && <p className={styles.label}>{label}</p>}
        <p>
          <a className={styles.link} href={href} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
            {title}
          </a>
        </p>
        {note}
      </div>
    </Card>
  );
}
