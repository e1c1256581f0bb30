import download from "lucide-react/icons/file-down";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { Icon } from "#ui/icon.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Sample } from "./sample.tsx";
import { apiScript, FILES } from "./samples.ts";
import styles from "./data.module.css";

export function OpenData() {
  const t = useTranslations("developer.data");
  const language = useLanguage();
  return (
    <Section tone="pool" labelledBy="data-title" id="data">
      <Contours />
      <Container>
        <SectionHead id="data-title" title={<Phrases of={t("title")} />} lead={t("lead")} />
        <ul>
          {FILES.map(({ name, path }) => (
            <li key={name}>
              <a className={styles.file} href={path(language)}>
                <Icon of={download} size={24} />
                <span className={styles.name}>{t(name)}</span>
                <code>{path(language)}</code>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.format}>{t("format")}</p>
      </Container>
    </Section>
  );
}

export function Api({ origin }: { readonly origin: string }) {
  const t = useTranslations("developer.api");
  return (
    <Section labelledBy="api-title" id="api">
      <Container>
        <div className={styles.api}>
          <div>
            <SectionHead id="api-title" title={<Phrases of={t("title")} />} lead={t("text")} />
            <p className={styles.limits}>{t("limits")}</p>
            <div className={styles.links}>
              <GoLink target="/docs">{t("reference")}</GoLink>
              <GoLink target="root:/openapi.json">{t("spec")}</GoLink>
            </div>
          </div>
          <Sample title={`${t("example")} · JavaScript`} code={apiScript(origin)} />
        </div>
      </Container>
    </Section>
  );
}
