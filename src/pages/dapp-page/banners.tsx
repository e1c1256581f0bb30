import { useTranslations } from "use-intl";
import { Container } from "#ui/layout/layout.tsx";
import type { BannerFacts } from "./load.ts";
import styles from "./banners.module.css";

export function Banners({ banners }: { readonly banners: readonly BannerFacts[] }) {
  const t = useTranslations("dappPage.banner");
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("label")}>
      <Container>
        <ul className={styles.banners}>
          {banners.map(({ hid, title, url, imagePath }) => (
            <li key={hid} className={styles.banner}>
              <img
                className={styles.picture}
                src={imagePath}
                alt=""
                width={600}
                height={400}
                fetchPriority="low"
                decoding="async"
              />
              <a className={styles.link} href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
