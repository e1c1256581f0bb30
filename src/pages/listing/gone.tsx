import { useTranslations } from "use-intl";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { MissingPage } from "#shell/not-found/missing-page.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

/** A listing that was taken down: its old address says so. */
export function Gone({ kind, name }: { readonly kind: ListingKind; readonly name: string }) {
  const t = useTranslations("listings");
  const localPath = useLocalPath();
  return (
    <MissingPage
      title={t("gone.title", { name })}
      text={t("gone.text")}
      imageAlt={useTranslations("notFound")("imageAlt")}
      actions={
        <ButtonLink size="lg" href={localPath(kind === "token" ? "/tokens" : "/nfts")}>
          {t(`${kind}.all`)}
        </ButtonLink>
      }
    />
  );
}
