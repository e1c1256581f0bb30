import { useTranslations } from "use-intl";
import { TeaserList } from "#features/catalogue/ui/teaser/teaser-list.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { pool } from "#ui/illustrations/pool.ts";
import { Container, Section } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import type { Route } from "./+types/page.ts";
import { Banners } from "./banners.tsx";
import { load } from "./load.ts";
import { Steps } from "./steps.tsx";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

const USES = ["exchange", "earn", "collect", "play", "talk", "vote"] as const;

/** Introduces the store to users and makers of DApps. */
export default function DappPage({ loaderData }: Route.ComponentProps) {
  const { teaser, banners, collections } = loaderData;
  return (
    <>
      <Hero />
      <Uses />
      <Steps />
      <Some teaser={teaser} collections={collections} />
      <Banners banners={banners} />
      <Owners />
    </>
  );
}

function Hero() {
  const t = useTranslations("dappPage.hero");
  const localPath = useLocalPath();
  return (
    <Container>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <Phrases of={t("title")} />
          </h1>
          <Lead>{t("lead")}</Lead>
          <div className={styles.calls}>
            <ButtonLink size="lg" href={localPath("/dappstore")}>
              {t("primary")}
            </ButtonLink>
            <ButtonLink size="lg" variant="quiet" href={localPath("/submit/dapp")}>
              {t("secondary")}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.plate}>
          <Drawing of={pool} label={t("imageAlt")} crop="20 110 760 570" />
        </div>
      </div>
    </Container>
  );
}

function Uses() {
  const t = useTranslations("dappPage.what");
  return (
    <Section labelledBy="uses-title">
      <Container>
        <h2 id="uses-title">{t("title")}</h2>
        <ul className={styles.uses}>
          {USES.map((name) => (
            <li key={name} className={styles.use}>
              <h3>{t(`${name}Title`)}</h3>
              <p>{t(`${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

type SomeProps = Pick<Route.ComponentProps["loaderData"], "teaser" | "collections">;

function Some({ teaser, collections }: SomeProps) {
  const t = useTranslations("dappPage.list");
  const categories = useTranslations("home.store")("categories");
  const collectionsTitle = useTranslations("collections")("title");
  const localPath = useLocalPath();
  return (
    <Section labelledBy="some-title">
      <Container>
        <div className={styles.head}>
          <h2 id="some-title">{t("title")}</h2>
          <ArrowLink href={localPath("/dappstore")}>{t("action")}</ArrowLink>
        </div>
        <TeaserList {...teaser} categoriesLabel={categories} />
        <h3 className={styles.collections}>{collectionsTitle}</h3>
        <ul className={styles.calls}>
          {collections.map(({ title, path }) => (
            <li key={path}>
              <ArrowLink href={path}>{title}</ArrowLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Owners() {
  const t = useTranslations("dappPage.owners");
  const localPath = useLocalPath();
  return (
    <Section labelledBy="owners-title">
      <Container>
        <div className={styles.owners}>
          <h2 id="owners-title">{t("title")}</h2>
          <div>
            <Lead>{t("text")}</Lead>
            <div className={styles.calls}>
              <ButtonLink href={localPath("/submit/dapp")}>{t("action")}</ButtonLink>
              <ArrowLink href={localPath("/developer")}>{t("requirements")}</ArrowLink>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
