import { useTranslations } from "use-intl";
import { SCREENSHOT } from "#features/submissions/model.ts";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { sizedPath } from "#lib/pictures/sized-path.ts";
import { SourceLine } from "./source-line.tsx";
import styles from "./screenshots.module.css";

/** One column on phones, two elsewhere. */
const SIZES = "(width <= 700px) 92vw, 380px";

/** As the project sent them; each is a link to the whole picture. */
export function Screenshots({ dapp: { title, screenshots, sources } }: { readonly dapp: ListedDapp }) {
  const t = useTranslations("dappDetail.screenshots");
  if (screenshots.length === 0) return null;
  const count = String(screenshots.length);
  return (
    <section aria-labelledby="screenshots-title">
      <h2 className={styles.heading} id="screenshots-title">
        {t("title")}
      </h2>
      <ul className={styles.list}>
        {screenshots.map((path, at) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              <img
                className={styles.picture}
                src={sizedPath(path, 480)}
                srcSet={`${sizedPath(path, 480)} 480w, ${sizedPath(path, 960)} 960w`}
                sizes={SIZES}
                alt={t("alt", { name: title, number: String(at + 1), count })}
                width={SCREENSHOT.width}
                height={SCREENSHOT.height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <SourceLine {...sources.screenshots} />
    </section>
  );
}
