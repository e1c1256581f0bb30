import plus from "lucide-react/icons/plus";
import search from "lucide-react/icons/search";
import { useTranslations } from "use-intl";
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { load, type Comparison } from "./load.ts";
import { CompareTable } from "./compare-table.tsx";
import { BackLink } from "#ui/link/back-link.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["ids", "key"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

/** Up to three DApps side by side. Adding and removing are links, so that it works without JavaScript. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("compare");
  const back = useTranslations("dappDetail.header")("back");
  const { dapps, isFull, hasGone } = loaderData;
  const localPath = useLocalPath();
  return (
    <Container>
      <div className={styles.back}>
        <BackLink href={localPath("/dappstore")}>{back}</BackLink>
      </div>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.body}>
        {hasGone && <Notice title={t("gone")} />}
        {dapps.length === 0 ? <p>{t("empty")}</p> : <CompareTable dapps={dapps} />}
        {isFull ? <p className={styles.note}>{t("full")}</p> : <Add {...loaderData} />}
      </div>
    </Container>
  );
}

function Add({ ids, typed, offered, dapps }: Comparison) {
  const t = useTranslations("compare");
  const store = useTranslations("dappstore.search");
  const localPath = useLocalPath();
  return (
    <section className={styles.add} aria-label={t("search")}>
      <form className={styles.search} action={localPath("/dappstore/compare")} method="get" role="search">
        {ids !== "" && <input type="hidden" name="ids" value={ids} />}
        <TextField
          id="compare-key"
          name="key"
          type="search"
          label={t("search")}
          defaultValue={typed}
          maxLength={MAX_KEY_LENGTH}
          icon={<Icon of={search} size={18} />}
        />
        <Button type="submit">{store("submit")}</Button>
      </form>
      {typed !== "" && offered.length === 0 && <p role="status">{store("count", { count: 0 })}</p>}
      {typed === "" && dapps.length > 0 && offered.length > 0 && (
        <p className={styles.note}>{t("similar")}</p>
      )}
      <ul className={styles.offers}>
        {offered.map(({ title, path }) => (
          <li key={path}>
            <a className={styles.offer} href={path} rel="nofollow">
              <Icon of={plus} size={16} />
              {t("add", { name: title })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
