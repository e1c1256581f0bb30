import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import {
  fromTheTop,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { InlineLink } from "#ui/link/link.tsx";

interface DidYouMeanProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly suggestion: string;
}

/** The search as it was understood, as a link to that search. */
export function DidYouMean({ address, categories, suggestion }: DidYouMeanProps) {
  const t = useTranslations("dappstore.search");
  const localPath = useLocalPath();
  const href = localPath(storePath(fromTheTop(address, { key: suggestion }), { categories }));
  return (
    <p>
      {t("didYouMean")} <InlineLink href={href}>{suggestion}</InlineLink>
    </p>
  );
}
