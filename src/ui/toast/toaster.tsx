import circleCheck from "lucide-react/icons/circle-check";
import info from "lucide-react/icons/info";
import triangleAlert from "lucide-react/icons/triangle-alert";
import x from "lucide-react/icons/x";
import { Icon, type IconShape } from "#ui/icon.tsx";
import type { ToastTone } from "./toast-queue.ts";
import styles from "./toaster.module.css";

const shapes: Readonly<Record<ToastTone, IconShape>> = {
  good: circleCheck,
  plain: info,
  warning: triangleAlert,
};

interface ToasterProps {
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Rendered once in the shell, with a template per tone; show-toasts.ts fills it. Never used for errors that need
 * action, because a toast disappears by itself.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  return (
    <>
      {/* Separate from the list, because screen readers do not announce content behind a dialog's backdrop. */}
      <div className="visually-hidden" role="status" data-toast-voice="" />
      <section className={styles.toaster} popover="manual" aria-label={label} data-toaster="">
        {Object.keys(shapes).map((tone) => (
          <template key={tone} data-tone={tone}>
            <ToastView tone={tone as ToastTone} text="" dismissLabel={dismissLabel} />
          </template>
        ))}
      </section>
    </>
  );
}

interface ToastViewProps {
  readonly tone: ToastTone;
  readonly text: string;
  readonly dismissLabel: string;
}

export function ToastView({ tone, text, dismissLabel }: ToastViewProps) {
  return (
    <div className={styles.toast} data-toast="">
      <Icon of={shapes[tone]} />
      <span className={styles.text} data-toast-text="">
        {text}
      </span>
      <button className={styles.dismiss} type="button" aria-label={dismissLabel}>
        <Icon of={x} size={16} />
      </button>
    </div>
  );
}
