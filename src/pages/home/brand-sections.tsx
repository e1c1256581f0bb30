/** The sections that the brand adds to the home page (`homeSections` of its slots.json). */
import { slots } from "#brand/brand.ts";
import { useLanguage } from "#i18n/language.tsx";
import { GoLink } from "#pages/go-link.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";

export function BrandSections() {
  const language = useLanguage();
  return slots.homeSections.map(({ id, title, text, action }) => (
    <Section key={id} labelledBy={`${id}-title`}>
      <Container>
        <SectionHead id={`${id}-title`} title={title[language]} lead={text[language]} />
        {action && <GoLink target={action.target}>{action.title[language]}</GoLink>}
      </Container>
    </Section>
  ));
}
