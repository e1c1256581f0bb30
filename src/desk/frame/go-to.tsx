import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { Me } from "#features/operators/schema.ts";
import { SCREENS } from "#desk/screens.ts";
import { useTranslateKey } from "#i18n/use-translate-key.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./go-to.module.css";

interface GoToProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly me: Me;
}

/** Ctrl-K: every screen by its name. Enter opens the first. */
export function GoTo({ open, onClose, me }: GoToProps) {
  const t = useTranslations("desk.goTo");
  const text = useTranslateKey();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const found = SCREENS.flatMap(({ path, verb, rail }) =>
    rail && me.verbs.includes(verb) ? [{ path, title: text(rail.title) }] : [],
  ).filter(({ title }) => title.toLowerCase().includes(wanted));
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    setTyped("");
    onClose();
    void navigate(`/desk/${path}`);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={t("close")} closesOnBackdrop>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          go(found[0]?.path);
        }}
      >
        <TextField id="desk-go-to" label={t("label")} value={typed} onChange={setTyped} autoComplete="off" />
        <ul className={styles.list}>
          {found.map(({ path, title }) => (
            <li key={path}>
              <button type="button" className={styles.item} onClick={() => go(path)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p role="status">{t("nothing")}</p>}
      </form>
    </Dialog>
  );
}
