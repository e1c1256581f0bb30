import { useTranslations } from "use-intl";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { pictureOf } from "#ui/illustrations/picture/picture-of.ts";
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
          {banners.map((banner) => (
            <Banner key={banner.id} {...banner} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Banner({ title, url, image }: BannerFacts) {
  const picture = pictureOf(image);
  return (
    <li className={styles.banner}>
      <div className={styles.picture}>
        <Drawing of={picture} crop={picture.strip} />
      </div>
      <a className={styles.link} href={url}>
        {title}
      </a>
    </li>
  );
}
