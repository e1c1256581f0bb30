import styles from "./qr.module.css";

interface FileQrProps {
  readonly src: string;
  /** What scanning it gives. */
  readonly label: string;
  readonly size: number;
}

/** One far down on a page that phones, which do not show it, need not load. */
export function FileQr({ src, label, size }: FileQrProps) {
  return <img className={styles.qr} src={src} alt={label} width={size} height={size} loading="lazy" />;
}
