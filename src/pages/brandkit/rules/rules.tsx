import check from "lucide-react/icons/check";
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import styles from "./rules.module.css";

const DO = ["doOriginal", "doContrast", "doLink", "doName"] as const;
const DONT = [
  "dontRecolour",
  "dontStretch",
  "dontParts",
  "dontCombine",
  "dontImply",
  "dontApp",
  "dontCopy",
] as const;

export function Rules() {
  const t = useTranslations("brandkit.rules");
  return (
    <Section labelledBy="rules-title">
      <Container>
        <SectionHead id="rules-title" title={t("title")} />
        <div className={styles.columns}>
          <RuleList title={t("doTitle")} kind="do" rules={DO.map((rule) => t(rule))} />
          <RuleList title={t("dontTitle")} kind="dont" rules={DONT.map((rule) => t(rule))} />
        </div>
      </Container>
    </Section>
  );
}

interface RuleListProps {
  readonly title: string;
  readonly kind: "do" | "dont";
  readonly rules: readonly string[];
}

function RuleList({ title, kind, rules }: RuleListProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule} className={styles.rule} data-kind={kind}>
            <Icon of={kind === "do" ? check : x} />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
