import { useEffect, useRef, useState } from "react";
import check from "lucide-react/icons/check";
import circleAlert from "lucide-react/icons/circle-alert";
import copy from "lucide-react/icons/copy";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedText: string;
  readonly failedText: string;
  readonly look?: "icon" | "quiet" | "soft";
  readonly wide?: boolean | undefined;
  readonly onResult?: ((copied: boolean) => void) | undefined;
}

/** How long the button says what became of the press. */
const ANSWER_MS = 2_000;

const shapes = { idle: copy, copied: check, failed: circleAlert };

export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedText, failedText, look = "icon", wide, onResult } = props;
  const [answer, setAnswer] = useState<keyof typeof shapes>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = async (button: HTMLElement) => {
    const copied = await copyText(text, button);
    setAnswer(copied ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnswer("idle"), ANSWER_MS);
    onResult?.(copied);
  };
  const said = { idle: "", copied: copiedText, failed: failedText }[answer];
  const onClick = (event: { readonly currentTarget: HTMLElement }) => void press(event.currentTarget);
  return (
    <>
      {look === "icon" ? (
        <IconButton icon={shapes[answer]} label={label} onClick={onClick} />
      ) : (
        <Button variant={look} wide={wide} icon={<Icon of={shapes[answer]} size={18} />} onClick={onClick}>
          {said || label}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
