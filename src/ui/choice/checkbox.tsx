import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./choice.module.css";

type Native = Omit<
  ComponentProps<"input">,
  "className" | "style" | "type" | "id" | "onChange" | "children" | "role"
>;

interface ToggleProps extends Native {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} look="check" />;
}

/** A setting that takes effect at once. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} look="switch" />;
}

/** Only the box, if another element is its label. */
export function CheckBox({ id }: { readonly id: string }) {
  return <input className={styles.input} type="checkbox" id={id} data-look="check" />;
}

function Toggle(props: ToggleProps & { readonly look: "check" | "switch" }) {
  const { id, label, hint, error, onChange, look, ...native } = props;
  const ownId = useId();
  const belowId = `${id ?? ownId}-below`;
  const below = error ?? hint;
  return (
    <div className={styles.toggle} data-look={look}>
      <label className={styles.choice}>
        <input
          {...native}
          id={id}
          className={styles.input}
          type="checkbox"
          role={look === "switch" ? "switch" : undefined}
          data-look={look}
          aria-describedby={below ? belowId : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {below && (
        <p className={styles.below} id={belowId} data-error={error ? true : undefined}>
          {below}
        </p>
      )}
    </div>
  );
}
