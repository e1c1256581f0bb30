import chevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Icon } from "#ui/icon.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import type { Route } from "./+types/page.ts";
import { load, type LegalData } from "./load.ts";
import styles from "./page.module.css";

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, request.url);

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("legal");
  const { name, version, changed, textLang, html, contents } = loaderData;
  return (
    <Container>
      <PageHead title={t(`${name}.title`)} lead={t(`${name}.lead`)}>
        <p className={styles.facts}>
          {t("page.version", { version })} · {t("page.updated", { date: changed })}
        </p>
      </PageHead>
      <div className={styles.columns} data-contents={contents.length > 0 || undefined}>
        <Contents entries={contents} lang={textLang} />
        <Stack gap={8}>
          <Languages {...loaderData} />
          <Prose html={html} lang={textLang} />
          <div className={styles.sample}>
            <Notice tone="plain">{t("page.sample")}</Notice>
          </div>
        </Stack>
      </div>
    </Container>
  );
}

/** Closed on phones, where it would push the text off the screen. */
function Contents({ entries, lang }: { entries: LegalData["contents"]; lang: string | undefined }) {
  const t = useTranslations("legal.page");
  if (entries.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={t("contents")}>
      <h2 className={styles.heading}>{t("contents")}</h2>
      <details className={styles.list}>
        <summary className={styles.summary}>
          {t("contents")}
          <Icon of={chevronDown} />
        </summary>
        <ul lang={lang}>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** A translation says which text applies, and leads to it. */
function Languages({ name, isTranslation }: Pick<LegalData, "name" | "isTranslation">) {
  const t = useTranslations("legal.page");
  const localPath = useLocalPath();
  const [other, label] = isTranslation ? (["en", "readEnglish"] as const) : (["zh", "readChinese"] as const);
  return (
    <p className={styles.languages}>
      {isTranslation && <>{t("translation")} </>}
      <InlineLink href={localPath(`/${name}-${other}`)}>{t(label)}</InlineLink>
    </p>
  );
}
