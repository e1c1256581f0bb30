import { useTranslations } from "use-intl";
import arrowRight from "lucide-react/icons/arrow-right";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./trade-row.module.css";

type Row =
  | { readonly name: "swap" | "bridge" | "market" | "card"; readonly figure?: false }
  | { readonly name: "buy" | "energy"; readonly figure: true };

type TradeRowProps = Row & { readonly target: string; readonly icon: string };

export function TradeRow(props: TradeRowProps) {
  const { name, target, icon } = props;
  const t = useTranslations("home.exchange");
  return (
    <li className={styles.row}>
      <ShellLink target={target} className={styles.link}>
        <h3 className={styles.title}>
          <FileIcon name={icon} />
          {t(`${name}Title`)}
        </h3>
        <p className={styles.text}>{t(`${name}Text`)}</p>
        {props.figure ? (
          <p className={styles.figure}>
            <b className={styles.value}>{t(`${props.name}Value`)}</b> {t(`${props.name}Note`)}
          </p>
        ) : (
          <span className={styles.arrow}>
            <Icon of={arrowRight} />
          </span>
        )}
      </ShellLink>
    </li>
  );
}
