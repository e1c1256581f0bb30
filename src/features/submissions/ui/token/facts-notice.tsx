import { useTranslations } from "use-intl";
import { Notice } from "#ui/notice/notice.tsx";
import type { TokenFactsState } from "./use-token-facts.ts";

/** The result of reading the token's contract. */
export function FactsNotice({ facts }: { readonly facts: TokenFactsState }) {
  const t = useTranslations("submitToken.fetch");
  const { network, isReading, answer } = facts;
  if (isReading) return <Notice tone="plain" title={t("reading", { network })} announce />;
  if (answer === undefined) return <Notice tone="plain">{t("text")}</Notice>;
  if (answer === "notFound") return <Notice tone="warning" title={t("notFound", { network })} announce />;
  if (answer === "unavailable") return <Notice tone="plain" title={t("unavailable", { network })} announce />;
  return <Notice tone="good" title={t("done", { network })} announce />;
}
