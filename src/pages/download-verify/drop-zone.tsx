import fileCheck from "lucide-react/icons/file-check";
import { useEffect, useRef, useState, type DragEvent, type RefObject } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import styles from "./file-check.module.css";

interface DropZoneProps {
  readonly hasAnswer: boolean;
  readonly onChoose: (files: FileList | null) => void;
  readonly onDrop: (transfer: DataTransfer) => void;
}

/** The input covers the whole zone, so the browser itself accepts a file that is dropped before hydration. */
export function DropZone({ hasAnswer, onChoose, onDrop }: DropZoneProps) {
  const t = useTranslations("verify.drop");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useChosenBefore(input, onChoose);
  useNoStrayDrops();

  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onDrop(event.dataTransfer);
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver ? "" : undefined}
      onDragOver={() => setIsOver(true)}
      onDragLeave={leave}
      onDrop={drop}
    >
      <Icon of={fileCheck} size={32} />
      <p className={styles.drop}>{t("title")}</p>
      <p className={styles.release}>{t("active")}</p>
      <label className={styles.choose} htmlFor="verify-file">
        {t(hasAnswer ? "another" : "choose")}
      </label>
      <input
        className={styles.input}
        id="verify-file"
        ref={input}
        type="file"
        onChange={({ target }) => {
          onChoose(target.files);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      <p className={styles.hint}>{t("accepts")}</p>
      <noscript>
        <p className={styles.hint}>{t("noScript")}</p>
      </noscript>
    </div>
  );
}

/** Takes over a file that was chosen before hydration. */
function useChosenBefore(
  input: RefObject<HTMLInputElement | null>,
  onChoose: (files: FileList | null) => void,
): void {
  const isTaken = useRef(false);
  useEffect(() => {
    const files = input.current?.files ?? null;
    if (isTaken.current || !files?.length) return;
    isTaken.current = true;
    onChoose(files);
  });
}

/** Prevents the browser from opening a file that is dropped outside the zone. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const hold = (event: Event): void => event.preventDefault();
    window.addEventListener("dragover", hold);
    window.addEventListener("drop", hold);
    return () => {
      window.removeEventListener("dragover", hold);
      window.removeEventListener("drop", hold);
    };
  }, []);
}
