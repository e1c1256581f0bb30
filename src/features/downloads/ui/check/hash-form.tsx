import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./hash-form.module.css";

interface HashFormProps {
  readonly id: string;
  readonly pasted?: string | undefined;
  readonly isRefused?: boolean | undefined;
}

/** Asks the server about a hash, for readers without JavaScript or with a hash from the command line. */
export function HashForm({ id, pasted, isRefused }: HashFormProps) {
  const t = useTranslations("verify.paste");
  return (
    <form className={styles.form} action={useLocalPath()("/download/verify")} method="get">
      <TextField
        id={id}
        name="sha256"
        mono
        label={t("label")}
        placeholder={t("placeholder")}
        defaultValue={pasted}
        error={isRefused ? t("invalid") : undefined}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="quiet">
        {t("action")}
      </Button>
    </form>
  );
}
