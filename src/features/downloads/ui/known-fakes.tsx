import { useTranslations } from "use-intl";
import type { KnownFake } from "#features/downloads/model.ts";
import { Tag } from "#ui/tag/tag.tsx";
import { usePlatformName } from "./names.ts";
import { LocalisedText } from "./localised-text.tsx";
import styles from "./known-fakes.module.css";

/** Fake versions that others distributed in our name. */
export function KnownFakes({ fakes }: { readonly fakes: readonly KnownFake[] }) {
  const t = useTranslations("downloads.fakes");
  const platformName = usePlatformName();
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      <ul className={styles.fakes}>
        {fakes.map(({ id, platform, version, notes, sha256 }) => (
          <li key={id} className={styles.fake}>
            <h3 className={styles.name}>
              {platformName(platform)} {version} <Tag tone="bad">{t("tag")}</Tag>
            </h3>
            <p>
              <LocalisedText texts={notes} />
            </p>
            {sha256 && <code className={styles.hash}>{sha256}</code>}
          </li>
        ))}
      </ul>
    </>
  );
}
