import copy from "lucide-react/icons/copy";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copyProps } from "./copy-attributes.ts";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedText: string;
  readonly failedText: string;
  readonly look?: "icon" | "quiet";
}

/** The shell's script reads the attributes and copies. Without JavaScript the button is hidden. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedText, failedText, look = "icon" } = props;
  const data = copyProps(text, { copied: copiedText, failed: failedText });
  return (
    <span className={styles.frame}>
      {look === "icon" ? (
        <IconButton icon={copy} iconSize={18} label={label} {...data} />
      ) : (
        <Button variant="quiet" size="sm" icon={<Icon of={copy} size={18} />} {...data}>
          {label}
        </Button>
      )}
    </span>
  );
}
