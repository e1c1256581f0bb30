import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import {
  fromTheTop,
  isFiltered,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";

interface NoResultProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
}

/** A search that found nothing: the query, and what else to try. */
export function NoResult({ address, categories }: NoResultProps) {
  const t = useTranslations("dappstore");
  const localPath = useLocalPath();
  const everything = localPath(
    storePath(fromTheTop(address, { categoryId: 0, network: null }), { categories }),
  );
  const isNarrowed = isFiltered(address) || address.categoryId !== 0 || address.network !== null;
  return (
    <EmptyState
      level={3}
      picture={<Drawing of={lowTide} />}
      title={t("noResult.title")}
      action={
        <Stack gap={4}>
          {isNarrowed && <ButtonLink href={everything}>{t("noResult.clearFilters")}</ButtonLink>}
          <ArrowLink href={localPath("/submit/dapp")}>{t("noResult.submit")}</ArrowLink>
        </Stack>
      }
    >
      {joinSentences(
        t("noResult.text", { query: address.key }),
        t(isNarrowed ? "noResult.withFilters" : "noResult.unsafe"),
      )}
    </EmptyState>
  );
}
