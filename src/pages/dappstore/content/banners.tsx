import chevronLeft from "lucide-react/icons/chevron-left";
import chevronRight from "lucide-react/icons/chevron-right";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import type { Front } from "#pages/dappstore/load-content.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { channel } from "#ui/illustrations/channel.ts";
import { depth } from "#ui/illustrations/depth.ts";
import { Drawing, type Picture } from "#ui/illustrations/drawing.tsx";
import { pool } from "#ui/illustrations/pool.ts";
import { shore } from "#ui/illustrations/shore.ts";
import { ownPath } from "./own-path.ts";
import styles from "./banners.module.css";

/** The art of the brand's own banners is drawn in the page, in the colours of the theme. */
const PICTURES: Readonly<Record<string, Picture>> = { channel, depth, pool, shore, tide: pool };

const pictureOf = (imagePath: string): Picture => PICTURES[/(\w+)\.svg$/.exec(imagePath)?.[1] ?? ""] ?? pool;

/** A row that one moves by hand: it never moves by itself. */
export function Banners({ banners }: Pick<Front, "banners">) {
  const t = useTranslations("common.a11y");
  const label = useTranslations("dappstore.sections")("banners");
  const language = useLanguage();
  return (
    <section className={styles.banners} aria-label={label} data-banners="">
      <ul className={styles.row}>
        {banners.map(({ hid, title, url, imagePath }) => (
          <li key={hid} className={styles.slide}>
            <a className={styles.banner} href={ownPath(url, language)}>
              <span className={styles.title}>{title}</span>
              <span className={styles.art} aria-hidden>
                <Art of={pictureOf(imagePath)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <IconButton icon={chevronLeft} label={t("previousSlide")} data-step="-1" />
        <IconButton icon={chevronRight} label={t("nextSlide")} data-step="1" />
      </div>
    </section>
  );
}

/** Fills its frame; what does not fit is cut. Still, as in other cards: each frame of a ring that moves costs. */
function Art({ of: picture }: { readonly of: Picture }) {
  return <Drawing of={{ ...picture, rings: [] }} crop={`0 0 ${picture.width} ${picture.height}`} />;
}
