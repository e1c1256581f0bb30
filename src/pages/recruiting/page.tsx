import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { ArticleRow } from "#features/news/ui/article-row.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { shore } from "#ui/illustrations/shore.ts";
import { Container } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import type { Route } from "./+types/page.ts";
import { Apply } from "./apply.tsx";
import { Benefits, Mission, Process } from "./programme.tsx";
import { load } from "./load.ts";
import { Who } from "./who.tsx";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function RecruitingPage({ loaderData: { intake } }: Route.ComponentProps) {
  const t = useTranslations("recruiting");
  const home = useTranslations("home.community");
  return (
    <>
      <Container>
        <Opening
          title={<Phrases of={t("hero.title")} />}
          lead={t("hero.lead")}
          picture={
            <Plate>
              <div className={styles.shore}>
                <Drawing of={shore} crop="620 130 800 520" label={home("imageAlt")} />
              </div>
            </Plate>
          }
        >
          <ButtonLink size="lg" href={`mailto:${brand.contacts.programme}`}>
            {t("hero.apply")}
          </ButtonLink>
          <ArrowLink href="#who">{t("hero.requirements")}</ArrowLink>
        </Opening>
        {intake && (
          <section className={styles.intake} aria-labelledby="intake-title">
            <h2 id="intake-title" className={styles.intakeTitle}>
              {t("intake.title")}
            </h2>
            <ArticleRow article={intake} when="day" />
          </section>
        )}
        <section className={styles.about} aria-labelledby="about-title">
          <h2 id="about-title">{t("about.title")}</h2>
          <div>
            <p className={styles.statement}>{t("about.text")}</p>
            <p>{t("about.open")}</p>
            <p>{t("about.name")}</p>
          </div>
        </section>
      </Container>
      <Mission />
      <Benefits />
      <Who />
      <Process />
      <Apply />
    </>
  );
}
