import { useState, type MouseEvent } from "react";
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { rowCount, valueAt } from "#features/submissions/form-entries.ts";
import { COUNTS, SCREENSHOT } from "#features/submissions/model.ts";
import { uploadFile } from "#features/submissions/ui/calls.ts";
import { fieldId, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { sizedPath } from "#lib/pictures/sized-path.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { FileDrop } from "#ui/file-drop/file-drop.tsx";
import styles from "./screenshots-input.module.css";

type Trouble = "error" | "tooMany" | "uploadFailed";

/** Up to five pictures, uploaded as soon as they are chosen. Without JavaScript any button of the form uploads them. */
export function ScreenshotsInput() {
  const t = useTranslations("submitDapp.screenshots");
  const { errorOf } = useFormState();
  const { paths, trouble, add, remove } = useScreenshots();
  const error = trouble ? t(trouble, { count: String(COUNTS.screenshots) }) : errorOf("screenshots");
  return (
    <div>
      <FileDrop
        id={fieldId("screenshots")}
        name="screenshots"
        accept="image/png,image/jpeg"
        multiple
        label={t("label")}
        hint={t("hint")}
        error={error ?? paths.map((_path, at) => errorOf(`screenshots.${at}`)).find(Boolean)}
        chooseText={t("choose")}
        dropText={t("drop")}
        onFiles={add}
      />
      {paths.length > 0 && (
        <ul className={styles.list}>
          {paths.map((path, at) => (
            <li key={path} className={styles.item}>
              <img
                className={styles.picture}
                src={sizedPath(path, 480)}
                alt={t("picture", { number: String(at + 1) })}
                width={SCREENSHOT.width}
                height={SCREENSHOT.height}
              />
              <input type="hidden" name={`screenshots.${at}`} value={path} />
              <IconButton
                icon={x}
                label={t("remove", { number: String(at + 1) })}
                type="submit"
                name="_remove"
                value={`screenshots.${at}`}
                formAction={`#${fieldId("screenshots")}`}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  remove(path);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useScreenshots() {
  const { start, change } = useFormState();
  const [paths, setPaths] = useState<readonly string[]>(() =>
    Array.from({ length: rowCount(start, "screenshots") }, (_, at) =>
      valueAt(start, `screenshots.${at}`),
    ).filter(Boolean),
  );
  const [trouble, setTrouble] = useState<Trouble>();

  const upload = async (file: File): Promise<Trouble | undefined> => {
    const answer = file.size > SCREENSHOT.maxBytes ? "refused" : await uploadFile("screenshots", file);
    if (typeof answer !== "object") return answer === "refused" ? "error" : "uploadFailed";
    setPaths((known) => [...new Set([...known, answer.value])].slice(0, COUNTS.screenshots));
    change("screenshots");
    return undefined;
  };
  const add = async (files: readonly File[]): Promise<void> => {
    setTrouble(undefined);
    if (paths.length + files.length > COUNTS.screenshots) return setTrouble("tooMany");
    for (const file of files) {
      const problem = await upload(file);
      if (problem) return setTrouble(problem);
    }
  };
  const remove = (path: string): void => {
    setPaths((known) => known.filter((one) => one !== path));
    setTrouble(undefined);
    change("screenshots");
  };
  return { paths, trouble, add: (files: readonly File[]) => void add(files), remove };
}
