import { useState } from "react";
import { useTranslations } from "use-intl";
import languages from "lucide-react/icons/languages";
import logOut from "lucide-react/icons/log-out";
import moon from "lucide-react/icons/moon";
import sun from "lucide-react/icons/sun";
import type { Me } from "#features/operators/schema.ts";
import { signOut } from "#desk/api/account-calls.ts";
import { chooseLanguage } from "#desk/language.tsx";
import { useLanguage } from "#i18n/language.tsx";
import { chooseTheme, currentTheme } from "#shell/theme/theme.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import styles from "./frame-controls.module.css";

interface ControlProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly onClick: () => void;
}

const Control = ({ icon, label, onClick }: ControlProps) => (
  <button type="button" className={styles.control} aria-label={label} title={label} onClick={onClick}>
    <Icon of={icon} size={16} />
  </button>
);

/** Who is signed in, language, theme, sign-out. */
export function FrameControls({ me }: { readonly me: Me }) {
  const t = useTranslations("desk.frame");
  const language = useLanguage();
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === "dark" ? "light" : "dark";
  const switchTheme = () => {
    chooseTheme(other);
    setTheme(other);
  };
  const leave = async () => {
    await signOut();
    location.assign("/desk/sign-in");
  };
  return (
    <div className={styles.controls}>
      <span className={styles.me} title={t("asPublic", { pseudonym: me.pseudonym })}>
        <i className={styles.disc} aria-hidden="true">
          {me.name.slice(0, 1).toUpperCase()}
        </i>
        {me.name}
      </span>
      <Control
        icon={languages}
        label={t("otherLanguage")}
        onClick={() => chooseLanguage(language === "zh" ? "en" : "zh")}
      />
      <Control icon={theme === "dark" ? sun : moon} label={t(`theme.${other}`)} onClick={switchTheme} />
      <Control icon={logOut} label={t("signOut")} onClick={() => void leave()} />
    </div>
  );
}
