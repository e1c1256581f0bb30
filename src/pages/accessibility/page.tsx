import check from "lucide-react/icons/check";
import minus from "lucide-react/icons/minus";
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { PagePart } from "#ui/layout/page-part.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

const MEASURES = [
  "keyboard",
  "screenReader",
  "contrast",
  "motion",
  "zoom",
  "colour",
  "forms",
  "noScript",
  "time",
] as const;
const LIMITS = ["logos", "external", "pdf", "news"] as const;

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function AccessibilityPage({ loaderData: { reviewed } }: Route.ComponentProps) {
  const t = useTranslations("accessibility");
  return (
    <Container>
      <PageHead title={t("title")} lead={t("lead")}>
        <p className={styles.reviewed}>{t("updated", { date: reviewed })}</p>
      </PageHead>
      <PagePart id="standard" title={t("standard.title")}>
        <p className={styles.standard}>{t("standard.text")}</p>
      </PagePart>
      <List
        id="measures"
        icon={check}
        title={t("measures.title")}
        of={MEASURES.map((name) => t(`measures.${name}`))}
      />
      <List
        id="limits"
        icon={minus}
        title={t("limits.title")}
        of={LIMITS.map((name) => t(`limits.${name}`))}
      />
      <PagePart id="tell" title={t("contact.title")}>
        <div className={styles.tell}>
          <p>{t("contact.text")}</p>
          <ButtonLink href={`mailto:${brand.contacts.support}`}>{t("contact.action")}</ButtonLink>
          <p className={styles.reviewed}>{t("contact.response")}</p>
        </div>
      </PagePart>
    </Container>
  );
}

interface ListProps {
  readonly id: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly of: readonly string[];
}

function List({ id, icon, title, of: sentences }: ListProps) {
  return (
    <PagePart id={id} title={title}>
      <ul className={styles.list} data-kind={id}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Icon of={icon} />
            {sentence}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
