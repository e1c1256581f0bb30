import chevronLeft from "lucide-react/icons/chevron-left";
import chevronRight from "lucide-react/icons/chevron-right";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { Front } from "#pages/dappstore/load-content.ts";
import { REPLAYED } from "#shell/islands/island-attributes.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { channel } from "#ui/illustrations/channel.ts";
import { depth } from "#ui/illustrations/depth.ts";
import { Drawing, type Picture } from "#ui/illustrations/drawing.tsx";
import { pool } from "#ui/illustrations/pool.ts";
import { shore } from "#ui/illustrations/shore.ts";
import styles from "./banners.module.css";

/** The brand's own banners use inline art; all others show the pool. */
const PICTURES: Readonly<Record<string, Picture>> = { channel, depth, shore };

const pictureOf = (imagePath: string): Picture => PICTURES[/\/(\w{1,40})\.svg$/.exec(imagePath)?.[1] ?? ""] ?? pool;

/** A row that scrolls by hand and never by itself. */
export function Banners({ banners }: Pick<Front, "banners">) {
  const t = useTranslations("common.a11y");
  const label = useTranslations("dappstore.sections")("banners");
  const row = useRef<HTMLUListElement>(null);
  /** Half of the row is one banner; the row snaps to its beginning. */
  const move = (steps: number): void =>
    row.current?.scrollBy({ left: (steps * row.current.clientWidth) / 2 });
  return (
    <section className={styles.banners} aria-label={label}>
      <ul className={styles.row} ref={row}>
        {banners.map(({ id, title, href, imagePath }) => (
          <li key={id} className={styles.slide}>
            <a className={styles.banner} href={href}>
              <span className={styles.title}>{title}</span>
              {/* The banner is dark in both themes, and so is its art, which is hidden from screen readers itself. */}
              <span className={styles.art} data-theme="dark">
                <Art of={pictureOf(imagePath)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <IconButton
          icon={chevronLeft}
          label={t("previousSlide")}
          onClick={() => move(-1)}
          {...{ [REPLAYED]: "previous-banner" }}
        />
        <IconButton
          icon={chevronRight}
          label={t("nextSlide")}
          onClick={() => move(1)}
          {...{ [REPLAYED]: "next-banner" }}
        />
      </div>
    </section>
  );
}

/** Fills its frame and clips the rest. Not animated, because each frame of a moving ring costs rendering time. */
function Art({ of: picture }: { readonly of: Picture }) {
  return <Drawing of={{ ...picture, rings: [] }} crop={`0 0 ${picture.width} ${picture.height}`} />;
}
