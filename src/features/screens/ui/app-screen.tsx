import { SCREEN_ID, SCREENS, screenPath, type ScreenName } from "#features/screens/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import styles from "./app-screen.module.css";

interface AppScreenProps {
  readonly of: ScreenName;
  /** The accessible name. Omitted if the text beside it says the same. */
  readonly label?: string;
}

/** A reference to the drawing, so that it takes the page's theme and fonts and adds nothing to the document. */
export function AppScreen({ of: name, label }: AppScreenProps) {
  const { width, height } = SCREENS[name];
  const language = useLanguage();
  return (
    <svg
      className={styles.screen}
      viewBox={`0 0 ${width} ${height}`}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <use href={`${screenPath(name, language)}#${SCREEN_ID}`} />
    </svg>
  );
}
