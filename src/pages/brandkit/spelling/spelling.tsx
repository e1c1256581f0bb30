import check from "lucide-react/icons/check";
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { Icon } from "#ui/icon.tsx";
import { Contours } from "#ui/layout/contours.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./spelling.module.css";

const RULES = ["name", "short", "token", "programme", "hashtag"] as const;

const RIGHT: Readonly<Record<(typeof RULES)[number], string>> = {
  name: brand.name,
  short: brand.short,
  token: brand.token.symbol,
  programme: brand.programme,
  // Sites end a hashtag at the first character that is no letter, such as an apostrophe.
  hashtag: `#${brand.name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")}`,
};

const isShown = (rule: (typeof RULES)[number]): boolean => rule !== "programme" || isOffered("/recruiting");

export function Spelling() {
  const t = useTranslations("brandkit.spelling");
  return (
    <Section tone="pool" labelledBy="spelling-title">
      <Contours />
      <Container>
        <SectionHead id="spelling-title" title={t("title")} lead={t("lead")} />
        <ul>
          {RULES.filter(isShown).map((rule) => (
            <li key={rule} className={styles.rule}>
              <p className={styles.text}>{t(`${rule}Rule`)}</p>
              <p className={styles.right}>
                <Icon of={check} size={24} />
                <VisuallyHidden>{t("rightLabel")}: </VisuallyHidden>
                <span translate="no">{RIGHT[rule]}</span>
              </p>
              <Wrong forms={brand.spelling[rule]} />
            </li>
          ))}
          <li className={styles.rule}>
            <p className={styles.text}>{t("translateRule")}</p>
          </li>
        </ul>
      </Container>
    </Section>
  );
}

function Wrong({ forms }: { readonly forms: readonly string[] }) {
  const t = useTranslations("brandkit.spelling");
  return (
    <p className={styles.wrong}>
      <Icon of={x} size={18} />
      <VisuallyHidden>{t("wrongLabel")}: </VisuallyHidden>
      <span translate="no">
        {forms.map((form) => (
          <s key={form}>{form}</s>
        ))}
      </span>
    </p>
  );
}
