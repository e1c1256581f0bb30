import blocks from "lucide-react/icons/blocks";
import bookOpen from "lucide-react/icons/book-open";
import creditCard from "lucide-react/icons/credit-card";
import shieldCheck from "lucide-react/icons/shield-check";
import usersRound from "lucide-react/icons/users-round";
import waypoints from "lucide-react/icons/waypoints";
import { useTranslations } from "use-intl";
import brand from "#content/brand/brand.json" with { type: "json" };
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
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

export default function PartnerPage() {
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
      <Kinds />
      <Expect />
      <Section labelledBy="process-title">
        <Container>
          <SectionHead id="process-title" title={<Phrases of={t("process.title")} />} />
          <Steps
            of={(["write", "talk", "agree", "live"] as const).map((name) => ({
              title: t(`process.${name}Title`),
              text: t(`process.${name}Text`),
            }))}
          />
          <div className={styles.warning}>
            <Notice title={t("warning.title")}>
              {t("warning.text")}
              <span className={styles.check}>
                <GoLink target="/channels">{t("warning.check")}</GoLink>
              </span>
            </Notice>
          </div>
        </Container>
      </Section>
    </>
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
  const points = KINDS.map(({ name, icon }) => ({ title: t(`${name}Title`), text: t(`${name}Text`), icon }));
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
