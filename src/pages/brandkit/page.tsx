import download from "lucide-react/icons/download";
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import { Logos } from "./logos/logos.tsx";
import { Palette } from "./palette/palette.tsx";
import { Rules } from "./rules/rules.tsx";
import { Space } from "./rules/space.tsx";
import { Words } from "./rules/words.tsx";
import { Spelling } from "./spelling/spelling.tsx";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function BrandKitPage({ loaderData: { zip, logos } }: Route.ComponentProps) {
  const t = useTranslations("brandkit");
  return (
    <>
      <Container>
        <Opening title={<Phrases of={t("hero.title")} />} lead={t("hero.lead")} picture={<Idea />}>
          <ButtonLink size="lg" href={zip.path} download icon={<Icon of={download} />}>
            {t("hero.downloadAll")}
          </ButtonLink>
          <span className={styles.size}>{t("hero.size", { size: zip.size, count: zip.count })}</span>
        </Opening>
      </Container>
      <Logos files={logos} />
      <div className={styles.later}>
        <Space />
        <Spelling />
        <Palette />
        <Rules />
        <Words />
      </div>
    </>
  );
}

function Idea() {
  const t = useTranslations("brandkit.idea");
  return (
    <figure className={styles.idea}>
      <img src="/brand/logos/mark-colour.svg" width="64" height="64" alt={brand.name} />
      <figcaption>
        <h2>{t("title")}</h2>
        <p>{t("text")}</p>
      </figcaption>
    </figure>
  );
}
