import { useTranslations } from "use-intl";
import download from "lucide-react/icons/download";
import { useLocalPath } from "#i18n/language.tsx";
import type { VisitorPlatform } from "#shell/enhance/visitor-platform.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./download-call.module.css";

interface Call {
  readonly platform: VisitorPlatform;
  readonly label: "primary" | "primaryAndroid" | "primaryIos" | "primaryExtension";
  readonly path: string;
}

const CALLS: readonly Call[] = [
  { platform: "unknown", label: "primary", path: "/download/app" },
  { platform: "computer", label: "primary", path: "/download/pc" },
  { platform: "chromium", label: "primaryExtension", path: "/download/pc" },
  { platform: "android", label: "primaryAndroid", path: "/download/app?android=1" },
  { platform: "ios", label: "primaryIos", path: "/download/app?ios=1" },
];

/** One button per platform in the same grid cell, so the longest sets the width; CSS shows the visitor's own. */
export function DownloadCall() {
  const t = useTranslations("home.hero");
  const localPath = useLocalPath();
  return (
    <div className={styles.calls}>
      {CALLS.map(({ platform, label, path }) => (
        <div key={platform} className={styles.call} data-for={platform}>
          <ButtonLink size="lg" icon={<Icon of={download} />} href={localPath(path)}>
            {t(label)}
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}
