import { useTranslations } from "use-intl";
import { NEWS_KINDS } from "#features/news/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { PageIsland } from "#pages/islands/page-island.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ChipLink, ChipRow } from "#ui/tag/chip.tsx";
import type { Route } from "./+types/page.ts";
import { Aside } from "./aside/aside.tsx";
import Days from "./days.tsx";
import { LeadStory } from "./lead-story.tsx";
import { load, type NewsData } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["kind", "start"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("news.list");
  const { kind, lead, days, isTranslated, more, newest, activities, ads } = loaderData;
  const localPath = useLocalPath();
  const isEmpty = !lead && days.length === 0;
  return (
    <Container>
      <PageHead title={t("title")} lead={t("lead")} />
      <KeptMarkup of={Kinds} props={{ chosen: kind }} />
      {!isTranslated && <Notice tone="plain">{t("fallback")}</Notice>}
      {newest && <ArrowLink href={newest}>{t("newest")}</ArrowLink>}
      {lead && <KeptMarkup of={LeadStory} props={{ article: lead }} />}
      <div className={styles.columns}>
        {isEmpty ? (
          <EmptyState
            title={t(kind ? "emptyKind" : "empty")}
            picture={<Drawing of={lowTide} />}
            action={kind && <ArrowLink href={localPath("/news")}>{t("all")}</ArrowLink>}
          />
        ) : (
          <PageIsland name="newsDays" of={Days} props={{ days, more }} propsFrom="address" isKept />
        )}
        <KeptMarkup of={Aside} props={{ activities, ads }} />
      </div>
    </Container>
  );
}

function Kinds({ chosen }: { readonly chosen: NewsData["kind"] }) {
  const t = useTranslations("news");
  const path = useLocalPath()("/news");
  return (
    <nav className={styles.kinds}>
      <ChipRow label={t("list.kinds")} scrolls>
        <ChipLink href={path} selected={chosen === undefined}>
          {t("list.all")}
        </ChipLink>
        {NEWS_KINDS.map((kind) => (
          <ChipLink key={kind} href={`${path}?kind=${kind}`} selected={kind === chosen}>
            {t(`kinds.${kind}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
