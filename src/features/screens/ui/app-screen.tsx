import type { ReactNode } from "react";
import { SCREEN_ID, SCREENS, screenPath, type ScreenName } from "#features/screens/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import { DEFERRED_HREF, SHOWN_NEAR } from "#ui/illustrations/picture/picture-attributes.ts";
import styles from "./app-screen.module.css";

interface AppScreenProps {
  readonly of: ScreenName;
  /** The accessible name. Omitted if the text beside it says the same. */
  readonly label?: string;
}

interface ScreenSvgProps extends AppScreenProps {
  readonly isLater?: boolean;
  readonly children: (href: string) => ReactNode;
}

function ScreenSvg({ of: name, label, isLater = false, children }: ScreenSvgProps) {
  const { width, height } = SCREENS[name];
  const language = useLanguage();
  return (
    <svg
      className={styles.screen}
      viewBox={`0 0 ${width} ${height}`}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      {...(isLater && { [SHOWN_NEAR]: "" })}
    >
      {children(`${screenPath(name, language)}#${SCREEN_ID}`)}
    </svg>
  );
}

/** A reference to the drawing, so that it takes the page's theme and fonts and adds nothing to the document. */
export const AppScreen = (props: AppScreenProps) => (
  <ScreenSvg {...props}>{(href) => <use href={href} />}</ScreenSvg>
);

/**
 * For a place that phones show late or never: a drawing has two hundred elements, and six of them took a cheap phone
 * half of the time that the page needed.
 */
export const LaterAppScreen = (props: AppScreenProps) => (
  <>
    <ScreenSvg {...props} isLater>
      {(href) => <use {...{ [DEFERRED_HREF]: href }} />}
    </ScreenSvg>
    <noscript className={styles.fallback}>
      <AppScreen {...props} />
    </noscript>
  </>
);
