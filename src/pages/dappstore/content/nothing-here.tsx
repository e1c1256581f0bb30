import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { fromTheTop, isFiltered, refined, storePath, type CategoryName, type StoreAddress } from "#pages/dappstore/store-address.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";

interface NothingHereProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly network: string | undefined;
  /** The length of the list; not zero if the address points past its end. */
  readonly total: number;
}

/** An empty list, and what else to try. */
export function NothingHere({ address, categories, network, total }: NothingHereProps) {
  const t = useTranslations("dappstore");
  const localPath = useLocalPath();
  const everything = localPath(storePath(fromTheTop(address, { categoryId: 0, network: null }), { categories }));
  const picture = <Drawing of={lowTide} />;
  if (total > 0) {
    const beginning = localPath(storePath({ ...address, start: 0 }, { categories }));
    return (
      <EmptyState
        level={3}
        picture={picture}
        title={t("empty.pastEnd")}
        action={<ButtonLink href={beginning}>{t("empty.fromStart")}</ButtonLink>}
      />
    );
  }
  if (isFiltered(address)) {
    const whole = localPath(storePath(refined(address, { kind: null, facts: [] }), { categories }));
    const action = <ButtonLink href={whole}>{t("noResult.clearFilters")}</ButtonLink>;
    return <EmptyState level={3} picture={picture} title={t("refine.none")} action={action} />;
  }
  const category = categories.find(({ id }) => id === address.categoryId)?.title;
  const where = category && network ? t("empty.both", { category, network }) : t("empty.category");
  return (
    <EmptyState
      level={3}
      picture={picture}
      title={network && !category ? t("empty.network", { network }) : where}
      action={<ButtonLink href={everything}>{t("empty.action")}</ButtonLink>}
    />
  );
}
