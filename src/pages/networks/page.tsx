import search from "lucide-react/icons/search";
import { useTranslations } from "use-intl";
import { MAX_KEY_LENGTH } from "#features/catalogue/model.ts";
import { NetworkCard } from "#features/catalogue/ui/network-card/network-card.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["key"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

/** All networks, those with the most DApps first. */
export default function NetworksPage({ loaderData }: Route.ComponentProps) {
  const { networks, total, typed, path } = loaderData;
  const t = useTranslations("listings.network");
  const list = useTranslations("listings.list");
  const title = useTranslations("footer.explorer")("networks");
  return (
    <Container>
      <PageHead title={title} lead={t("lead", { count: String(total) })} />
      <div className={styles.body}>
        <form className={styles.search} action={path} method="get" role="search">
          <TextField
            id="network-key"
            name="key"
            type="search"
            label={t("filter")}
            defaultValue={typed}
            maxLength={MAX_KEY_LENGTH}
            icon={<Icon of={search} size={18} />}
          />
          <Button type="submit">{list("search")}</Button>
        </form>
        {networks.length === 0 ? (
          <EmptyState title={list("noneTitle")} action={<ArrowLink href={path}>{t("all")}</ArrowLink>} />
        ) : (
          <Networks networks={networks} isWhole={typed === ""} />
        )}
      </div>
    </Container>
  );
}

interface NetworksProps extends Pick<Route.ComponentProps["loaderData"], "networks"> {
  readonly isWhole: boolean;
}

/** What a visitor has typed selects any part of the list, so only the whole one is kept. */
function Networks({ networks, isWhole }: NetworksProps) {
  return isWhole ? <KeptMarkup of={List} props={{ networks }} /> : <List networks={networks} />;
}

function List({ networks }: Pick<NetworksProps, "networks">) {
  const t = useTranslations("listings.network");
  const counts = useTranslations("common.counts");
  return (
    <ul className={styles.networks}>
      {networks.map(({ key, title, code, colour, symbol, isDeprecated, dapps, path }) => (
        <li key={key}>
          <NetworkCard
            title={title}
            code={code}
            colour={colour}
            facts={dapps === null ? symbol : `${symbol} · ${counts("dapps", { count: dapps })}`}
            href={path}
            endedTag={isDeprecated ? t("endedTag") : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
