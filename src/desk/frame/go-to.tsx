import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { Me } from "#features/operators/schema.ts";
import { deskCall } from "#desk/api/desk-client.ts";
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

interface Target {
  /** Below /desk. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

interface Found {
  readonly submissions: readonly { readonly number: string; readonly name: string }[];
  readonly listings: readonly { readonly kind: string; readonly ref: string; readonly title: string }[];
}

const PAUSE_MS = 200;
const SHORTEST = 2;

/** Submissions and listings with this text, after a short pause. */
function useFound(wanted: string, me: Me): readonly Target[] {
  const [found, setFound] = useState<{ readonly wanted: string; readonly targets: readonly Target[] } | null>(
    null,
  );
  const isAsked = wanted.length >= SHORTEST && me.verbs.includes("review.read");
  useEffect(() => {
    if (!isAsked) return;
    const show = ({ submissions, listings }: Found) =>
      setFound({
        wanted,
        targets: [
          ...submissions.map(({ number, name }) => ({
            path: `review/${number}`,
            title: name,
            about: number,
          })),
          ...listings.map(({ kind, ref, title }) => ({
            path: `content/${kind}/edit?ref=${encodeURIComponent(ref)}`,
            title,
            about: ref,
          })),
        ],
      });
    const ask = () =>
      void deskCall<Found>("GET", `/api/desk/find?text=${encodeURIComponent(wanted)}`).then(
        show,
        () => undefined,
      );
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isAsked]);
  return isAsked && found?.wanted === wanted ? found.targets : [];
}

/** Ctrl-K: screens, submissions and listings by their names. Enter opens the first. */
export function GoTo({ open, onClose, me }: GoToProps) {
  const t = useTranslations("desk.goTo");
  const text = useTranslateKey();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const screens = SCREENS.flatMap(({ path, verb, rail }) =>
    rail && me.verbs.includes(verb) ? [{ path, title: text(rail.title), about: "" }] : [],
  ).filter(({ title }) => title.toLowerCase().includes(wanted));
  const targets: readonly Target[] = [...screens, ...useFound(wanted, me)];
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
          go(targets[0]?.path);
        }}
      >
        <TextField id="desk-go-to" label={t("label")} value={typed} onChange={setTyped} autoComplete="off" />
        <ul className={styles.list}>
          {targets.map(({ path, title, about }) => (
            <li key={path}>
              <button type="button" className={styles.item} onClick={() => go(path)}>
                {title} {about !== "" && <small>{about}</small>}
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{targets.length === 0 && t("nothing")}</p>
      </form>
    </Dialog>
  );
}
