import { useState } from "react";
import { useTranslations } from "use-intl";
import { isOperatorName, type Role } from "#features/operators/model.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { RoleChoice } from "./role-picker.tsx";
import styles from "./invite-form.module.css";

interface InviteFormProps {
  readonly isBusy: boolean;
  /** Resolves to true if the invitation was made. */
  readonly onInvite: (name: string, roles: readonly Role[]) => Promise<boolean>;
}

export function InviteForm({ isBusy, onInvite }: InviteFormProps) {
  const t = useTranslations("desk.people.invite");
  const [name, setName] = useState("");
  const [roles, setRoles] = useState<readonly Role[]>(["reviewer"]);
  const send = async () => {
    if (await onInvite(name, roles)) setName("");
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={styles.field}>
        {t("name")}
        <input
          className={styles.input}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          maxLength={30}
          aria-describedby="invite-name-hint"
        />
        <span className={styles.hint} id="invite-name-hint">
          {t("nameHint")}
        </span>
      </label>
      <RoleChoice legend={t("roles")} roles={roles} onChange={setRoles} />
      <div>
        <DeskButton
          type="submit"
          look="filled"
          isBusy={isBusy}
          disabled={!isOperatorName(name) || roles.length === 0}
        >
          {t("button")}
        </DeskButton>
      </div>
    </form>
  );
}
