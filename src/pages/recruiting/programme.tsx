import ear from "lucide-react/icons/ear";
import graduationCap from "lucide-react/icons/graduation-cap";
import handHelping from "lucide-react/icons/hand-helping";
import languages from "lucide-react/icons/languages";
import shieldAlert from "lucide-react/icons/shield-alert";
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { Phrases } from "#i18n/phrases.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Points } from "#ui/list/points.tsx";
import { Steps } from "#ui/list/steps.tsx";
import styles from "./programme.module.css";

const MISSION = [
  { name: "teach", icon: graduationCap },
  { name: "help", icon: handHelping },
  { name: "translate", icon: languages },
  { name: "protect", icon: shieldAlert },
  { name: "listen", icon: ear },
] as const;

export function Mission() {
  const t = useTranslations("recruiting.mission");
  const points = MISSION.map(({ name, icon }) => ({
    title: t(`${name}Title`),
    text: t(`${name}Text`),
    icon,
  }));
  return (
    <Section labelledBy="mission-title">
      <Container>
        <SectionHead id="mission-title" title={<Phrases of={t("title")} />} />
        <Points of={points} columns={3} />
      </Container>
    </Section>
  );
}

const BENEFITS = ["reward", "access", "training", "recognition", "network"] as const;

export function Benefits() {
  const t = useTranslations("recruiting.benefits");
  const points = BENEFITS.map((name) => ({
    title: t(`${name}Title`),
    text: name === "reward" ? t("rewardText", { token: brand.token.symbol }) : t(`${name}Text`),
  }));
  return (
    <Section tone="pool" labelledBy="benefits-title">
      <Contours />
      <Container>
        <div className={styles.benefits}>
          <SectionHead id="benefits-title" title={<Phrases of={t("title")} />} lead={t("note")} />
          <Points of={points} columns={1} />
        </div>
      </Container>
    </Section>
  );
}

/** §4: the five steps of an application. */
const STEPS = ["cv", "screening", "interview", "results", "welcome"] as const;

export function Process() {
  const t = useTranslations("recruiting.process");
  return (
    <Section labelledBy="process-title">
      <Container>
        <SectionHead id="process-title" title={<Phrases of={t("title")} />} />
        <Steps of={STEPS.map((name) => ({ title: t(`${name}Title`), text: t(`${name}Text`) }))} />
      </Container>
    </Section>
  );
}
