import check from "lucide-react/icons/check";
import { useTranslations } from "use-intl";
import { GoLink } from "#pages/go-link.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { Icon } from "#ui/icon.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Entries } from "#ui/list/entries.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./listing.module.css";

const KINDS = [
  { name: "dapp", target: "/submit/dapp" },
  { name: "token", target: "/submit/token" },
  { name: "nft", target: "/submit/nft" },
  { name: "chain", target: "tool:submitChain" },
] as const;

/** §5: the requirements of a listing. */
const DAPP_RULES = ["platforms", "stable", "mainnet", "audit", "interaction", "legal"] as const;
const TOKEN_RULES = ["honest", "unique", "mainnet", "logo"] as const;

export function Listing() {
  const t = useTranslations("developer.list");
  const dapp = useTranslations("submitDapp");
  const token = useTranslations("submitToken");
  return (
    <Section labelledBy="list-title" id="list">
      <Container>
        <SectionHead id="list-title" title={<Phrases of={t("title")} />} lead={t("lead")} />
        <Entries
          of={KINDS.map(({ name, target }) => ({
            title: t(`${name}Title`),
            text: t(`${name}Text`),
            action: (
              <GoLink target={target}>
                {t("action")}
                <VisuallyHidden>: {t(`${name}Title`)}</VisuallyHidden>
              </GoLink>
            ),
          }))}
        />
        <div className={styles.rules}>
          <RuleList
            title={dapp("page.requirementsTitle")}
            rules={DAPP_RULES.map((rule) => dapp(`requirements.${rule}`))}
          />
          <RuleList
            title={token("page.requirementsTitle")}
            rules={TOKEN_RULES.map((rule) => token(`requirements.${rule}`))}
          />
        </div>
      </Container>
    </Section>
  );
}

function RuleList({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule}>
            <Icon of={check} />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
