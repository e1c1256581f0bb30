import apple from "lucide-react/icons/apple";
import cpu from "lucide-react/icons/cpu";
import monitor from "lucide-react/icons/monitor";
import puzzle from "lucide-react/icons/puzzle";
import smartphone from "lucide-react/icons/smartphone";
import { useTranslations } from "use-intl";
import { latestOf, type Platform, type ReleaseFacts } from "#features/downloads/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { Icon, type IconShape } from "#ui/icon.tsx";
import styles from "./platform-tiles.module.css";

type TileName = "android" | "ios" | "extension" | "desktop" | "hardware";

interface Tile {
  readonly icon: IconShape;
  readonly path: string;
  readonly platforms: readonly Platform[];
}

const TILES: Readonly<Record<TileName, Tile>> = {
  android: { icon: smartphone, path: "/download/app?android=1", platforms: ["android-apk", "google-play"] },
  ios: { icon: apple, path: "/download/app?ios=1", platforms: ["ios"] },
  extension: { icon: puzzle, path: "/download/pc#extension", platforms: ["chrome-extension"] },
  desktop: {
    icon: monitor,
    path: "/download/pc#desktop",
    platforms: ["desktop-windows", "desktop-mac", "desktop-linux"],
  },
  hardware: { icon: cpu, path: "/download/pc#hardware", platforms: ["hardware"] },
};

interface PlatformTilesProps {
  readonly releases: readonly ReleaseFacts[];
  /** `auto`: suggests the visitor's own phone platform. */
  readonly current: "android" | "ios" | "auto" | null;
}

export function PlatformTiles({ releases, current }: PlatformTilesProps) {
  const t = useTranslations("downloads");
  const localPath = useLocalPath();
  return (
    <nav aria-label={t("page.choose")}>
      <ul className={styles.tiles}>
        {(Object.keys(TILES) as TileName[]).map((name) => {
          const { icon, path, platforms } = TILES[name];
          const [latest] = platforms.flatMap((platform) => latestOf(releases, platform) ?? []);
          return (
            <li key={name} className={styles.item}>
              <a
                className={styles.tile}
                href={localPath(path)}
                aria-current={name === current ? "page" : undefined}
                data-auto={current === "auto" ? name : undefined}
              >
                <Icon of={icon} size={24} />
                <span className={styles.name}>{t(`tabs.${name}`)}</span>
                <span className={styles.note}>{latest?.version ?? t("states.coming-soon")}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
