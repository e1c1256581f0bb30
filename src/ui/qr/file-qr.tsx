import styles from "./qr.module.css";

interface FileQrProps {
  readonly src: string;
  /** Describes what scanning the code opens. */
  readonly label: string;
  readonly size: number;
}

/** Loads its image lazily: phones do not show it, so they need not fetch it. */
export function FileQr({ src, label, size }: FileQrProps) {
  return <img className={styles.qr} src={src} alt={label} width={size} height={size} loading="lazy" />;
}
