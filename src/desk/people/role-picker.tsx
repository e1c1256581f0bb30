import { useState } from "react";
import { useTranslations } from "use-intl";
import { ROLES, type Role } from "#features/operators/model.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import styles from "./role-picker.module.css";

interface RoleChoiceProps {
  readonly legend: string;
  readonly roles: readonly Role[];
  readonly onChange: (roles: readonly Role[]) => void;
}

/** One checkbox per role. */
export function RoleChoice({ legend, roles, onChange }: RoleChoiceProps) {
  const t = useTranslations("desk.roles");
  const toggle = (role: Role, isOn: boolean) =>
    onChange(ROLES.filter((one) => (one === role ? isOn : roles.includes(one))));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {ROLES.map((role) => (
        <label className={styles.role} key={role}>
          <input
            className={styles.box}
            type="checkbox"
            checked={roles.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          {t(role)}
        </label>
      ))}
    </fieldset>
  );
}

interface RolePickerProps {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly isFixed: boolean;
  readonly onChange: (roles: readonly Role[]) => void;
}

/** The roles as words; a button opens the choice, because a change asks for the passkey. */
export function RolePicker({ name, roles, isFixed, onChange }: RolePickerProps) {
  const t = useTranslations("desk.roles");
  const [chosen, setChosen] = useState<readonly Role[] | null>(null);
  if (chosen === null)
    return (
      <>
        {roles.map((role) => t(role)).join(", ")}
        {!isFixed && (
          <DeskButton look="link" aria-label={t("changeOf", { name })} onClick={() => setChosen(roles)}>
            {t("change")}
          </DeskButton>
        )}
      </>
    );
  return (
    <>
      <RoleChoice legend={t("of", { name })} roles={chosen} onChange={setChosen} />
      <DeskButton
        disabled={chosen.length === 0}
        onClick={() => {
          setChosen(null);
          onChange(chosen);
        }}
      >
        {t("save")}
      </DeskButton>
      <DeskButton look="link" onClick={() => setChosen(null)}>
        {t("cancel")}
      </DeskButton>
    </>
  );
}
