import { SCREEN_ID, SCREENS, screenPath, type ScreenName } from "#features/screens/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LaterPicture } from "#ui/illustrations/picture/later-picture.tsx";
import { DEFERRED_HREF, SHOWN_NEAR } from "#ui/illustrations/picture/picture-attributes.ts";
import styles from "./app-screen.module.css";

interface AppScreenProps {
  readonly of: ScreenName;
  /** The accessible name. Omitted if the text beside it says the same. */
  readonly label?: string;
}

/** A reference to the drawing, so that it takes the page's theme and fonts and adds nothing to the document. */
export function AppScreen({
  of: name,
  label,
  isLater = false,
}: AppScreenProps & { readonly isLater?: boolean }) {
  const { width, height } = SCREENS[name];
  const href = `${screenPath(name, useLanguage())}#${SCREEN_ID}`;
  return (
    <svg
      className={styles.screen}
      viewBox={`0 0 ${width} ${height}`}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...(isLater && { [SHOWN_NEAR]: "" })}
    >
      <use {...{ [isLater ? DEFERRED_HREF : "href"]: href }} />
    </svg>
  );
}

export const LaterAppScreen = (props: AppScreenProps) => (
  <LaterPicture>{(isLater) => <AppScreen {...props} isLater={isLater} />}</LaterPicture>
);
