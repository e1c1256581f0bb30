import { useTranslations } from "use-intl";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { MissingPage } from "#shell/not-found/missing-page.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { History } from "./history.tsx";
import type { ShownHistory } from "./load.ts";
import styles from "./listing.module.css";

interface GoneProps {
  readonly kind: ListingKind;
  readonly heading: string;
  readonly pausedBy: "project" | "us" | null;
  readonly history: ShownHistory;
}

const PAUSED = { project: "gone.pausedByProject", us: "gone.pausedByUs" } as const;

/** A listing that is paused or was taken down: its address says so, when, by whom and why. */
export function Gone({ kind, heading, pausedBy, history }: GoneProps) {
  const t = useTranslations("listings");
  const localPath = useLocalPath();
  return (
    <MissingPage
      title={heading}
      text={t(pausedBy === null ? "gone.text" : PAUSED[pausedBy])}
      imageAlt={useTranslations("notFound")("imageAlt")}
      actions={
        <ButtonLink size="lg" href={localPath(kind === "token" ? "/tokens" : "/nfts")}>
          {t(`${kind}.all`)}
        </ButtonLink>
      }
    >
      <div className={styles.past}>
        <History history={history} />
      </div>
    </MissingPage>
  );
}
