/** The newest decision that has not left yet, in the bar of the desk, with its undo. */
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useShortcuts } from "#desk/keys/shortcuts.tsx";
import { fetchHeld, undoDecision, type WireHeld } from "./review-calls.ts";
import { useLive } from "./use-live.ts";
import styles from "./held-bar.module.css";

const SECOND_MS = 1_000;

function useHeld() {
  const [held, setHeld] = useState<readonly WireHeld[]>([]);
  const reload = useCallback(() => {
    fetchHeld().then(setHeld, () => undefined);
  }, []);
  useEffect(reload, [reload]);
  useLive(reload);
  return { held, reload };
}

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

interface HeldBarProps {
  /** Called after an undo, for the screen's own data. */
  readonly onUndone: () => void;
}

export function HeldBar({ onUndone }: HeldBarProps) {
  const t = useTranslations("deskReview.held");
  const { held, reload } = useHeld();
  const [problem, setProblem] = useState("");
  const [newest] = held;
  const now = useNow(newest !== undefined);
  const undo = () => {
    if (!newest) return;
    undoDecision(newest.id)
      .then(() => setProblem(""))
      .catch(() => setProblem(t("tooLate")))
      .finally(() => {
        reload();
        onUndone();
      });
  };
  useShortcuts([{ keys: "u", label: t("undo"), run: undo }]);
  const place = document.querySelector("#desk-bar");
  if (!place) return null;
  return createPortal(
    <div role="status" className={styles.place}>
      {newest ? (
        <div className={styles.held}>
          <b>{t(newest.content.kind, { name: newest.name })}</b>
          <span className={styles.rest} aria-hidden="true">
            {t("leaves", { time: clockText(Date.parse(newest.dueAt) - now) })}
            {held.length > 1 && ` ${t("more", { count: held.length - 1 })}`}
          </span>
          <DeskButton keys="u" onClick={undo}>
            {t("undoButton")}
          </DeskButton>
        </div>
      ) : (
        problem !== "" && <span className={styles.problem}>{problem}</span>
      )}
    </div>,
    place,
  );
}
