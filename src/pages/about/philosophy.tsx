import { useTranslations } from "use-intl";
import { Phrases } from "#i18n/phrases.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Points } from "#ui/list/points.tsx";

const SENTENCES = ["custody", "safety", "openness", "plain", "honesty", "languages"] as const;

export function Philosophy() {
  const t = useTranslations("about.philosophy");
  return (
    <Section tone="pool" labelledBy="philosophy-title">
      <Contours />
      <Container>
        <SectionHead id="philosophy-title" title={<Phrases of={t("title")} />} lead={t("lead")} />
        <Points of={SENTENCES.map((name) => ({ title: t(`${name}Title`), text: t(`${name}Text`) }))} />
      </Container>
    </Section>
  );
}
