import { useTranslations } from "use-intl";
import type { StrangeWebsite } from "#pages/dappstore/found.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { NearestDapps } from "./nearest-dapps.tsx";
import styles from "./unknown-website.module.css";

/** States that a website is not in the store, and shows similar ones separately, so that nobody confuses them. */
export function UnknownWebsite({
  website: { host, closeTo, nearest },
}: {
  readonly website: StrangeWebsite;
}) {
  const t = useTranslations("dappstore.website");
  return (
    <div className={styles.unknown} data-unknown-website="">
      <Notice tone={closeTo ? "bad" : "warning"} title={t("title", { host })}>
        {joinSentences(closeTo ? t("close", { known: closeTo.host, name: closeTo.name }) : "", t("text"))}
      </Notice>
      {nearest.length > 0 && <NearestDapps dapps={nearest} />}
    </div>
  );
}
