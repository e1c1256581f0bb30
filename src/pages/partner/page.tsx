import blocks from "lucide-react/icons/blocks";
import bookOpen from "lucide-react/icons/book-open";
import creditCard from "lucide-react/icons/credit-card";
import shieldCheck from "lucide-react/icons/shield-check";
import usersRound from "lucide-react/icons/users-round";
import waypoints from "lucide-react/icons/waypoints";
import { useTranslations } from "use-intl";
import { useCount } from "#i18n/formats/small-number.ts";
import { brand } from "#brand/brand.ts";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { isOffered } from "#shell/navigation/offer.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { level } from "#ui/illustrations/plates/level.ts";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Points } from "#ui/list/points.tsx";
import { Steps } from "#ui/list/steps.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function PartnerPage({ loaderData: { figures, exampleDates } }: Route.ComponentProps) {
  const t = useTranslations("partner");
  return (
    <>
      <Container>
        <Opening
          title={<Phrases of={t("hero.title")} />}
          lead={t("hero.lead")}
          picture={
            <Plate>
              <Drawing of={level} label={t("hero.imageAlt")} />
            </Plate>
          }
        >
          <ButtonLink size="lg" href={`mailto:${brand.contacts.business}`}>
            {t("hero.contact")}
          </ButtonLink>
          <span className={styles.email}>{brand.contacts.business}</span>
        </Opening>
      </Container>
      <Figures of={figures} />
      <Kinds />
      <Expect />
      <Process dates={exampleDates} />
    </>
  );
}

/** The steps, each with the date of a worked example. */
function Process({ dates }: { readonly dates: readonly string[] }) {
  const t = useTranslations("partner.process");
  const warning = useTranslations("partner.warning");
  return (
    <Section labelledBy="process-title">
      <Container>
        <SectionHead id="process-title" title={<Phrases of={t("title")} />} />
        <Steps
          of={(["write", "talk", "agree", "live"] as const).map((name, at) => ({
            title: t(`${name}Title`),
            text: (
              <>
                {t(`${name}Text`)}
                <span className={styles.date}>{dates[at]}</span>
              </>
            ),
          }))}
        />
        <p className={styles.example}>{t("example")}</p>
        <div className={styles.warning}>
          <Notice title={warning("title")}>
            {warning("text")}
            <span className={styles.check}>
              <GoLink target="/channels">{warning("check")}</GoLink>
            </span>
          </Notice>
        </div>
      </Container>
    </Section>
  );
}

const FIGURES = (["networks", "dapps", "languages"] as const).filter(
  (name) => name !== "dapps" || isOffered("/dappstore"),
);

/** Counted in our own catalogue when the page is rendered. */
function Figures({ of: figures }: { readonly of: Readonly<Record<(typeof FIGURES)[number], number>> }) {
  const t = useTranslations("partner.figures");
  const writeCount = useCount();
  return (
    <section aria-labelledby="figures-title">
      <Container>
        <h2 id="figures-title" className={styles.figuresTitle}>
          {t("title")}
        </h2>
        <dl className={styles.figures}>
          {FIGURES.map((name) => (
            <div key={name} className={styles.figure}>
              <dt>{t(name)}</dt>
              <dd>{writeCount(figures[name])}</dd>
            </div>
          ))}
        </dl>
        <GoLink target="/developer#data">{t("source")}</GoLink>
      </Container>
    </section>
  );
}

const KINDS = [
  { name: "network", icon: waypoints },
  { name: "dapp", icon: blocks },
  { name: "security", icon: shieldCheck },
  { name: "payment", icon: creditCard },
  { name: "education", icon: bookOpen },
  { name: "community", icon: usersRound },
] as const;

function Kinds() {
  const t = useTranslations("partner.kinds");
  const kinds = KINDS.filter(({ name }) => name !== "dapp" || isOffered("/submit/dapp"));
  const points = kinds.map(({ name, icon }) => ({ title: t(`${name}Title`), text: t(`${name}Text`), icon }));
  return (
    <Section labelledBy="kinds-title">
      <Container>
        <SectionHead id="kinds-title" title={<Phrases of={t("title")} />} />
        <Points of={points} columns={3} />
      </Container>
    </Section>
  );
}

function Expect() {
  const t = useTranslations("partner.expect");
  return (
    <Section tone="pool" labelledBy="expect-title">
      <Contours />
      <Container>
        <SectionHead id="expect-title" title={<Phrases of={t("title")} />} />
        <ul className={styles.expect}>
          {(["licence", "honest", "safety", "open"] as const).map((name) => (
            <li key={name}>
              <Phrases of={t(name)} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
