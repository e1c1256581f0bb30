import { useTranslations } from "use-intl";
import type { NewsKind } from "#features/news/model.ts";
import { Tag } from "#ui/tag/tag.tsx";

export function KindTag({ kind }: { readonly kind: NewsKind }) {
  const t = useTranslations("news.kinds");
  return <Tag tone={kind === "security" ? "warning" : "neutral"}>{t(kind)}</Tag>;
}
