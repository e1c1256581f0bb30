import type { QrPicture } from "./qr-path.ts";
import styles from "./qr.module.css";

interface QrProps {
  readonly picture: QrPicture;
  /** Describes what scanning the code opens. */
  readonly label: string;
  readonly size?: number;
}

/** Always dark on white, whatever the theme, because many scanners read nothing else. */
export function Qr({ picture, label, size = 196 }: QrProps) {
  return (
    <svg
      className={styles.qr}
      width={size}
      height={size}
      viewBox={`0 0 ${picture.size} ${picture.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.ink} d={picture.path} />
    </svg>
  );
}
