import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { GoLink } from "#pages/go-link.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Phrases } from "#pages/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { tideMark } from "#ui/illustrations/plates/tide-mark.ts";
import { Container } from "#ui/layout/layout.tsx";
import { Opening } from "#ui/layout/opening.tsx";
import { Steps } from "#ui/list/steps.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { query: ["kind"] };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, request.url);

/** §4: the DApp or token goes live after review; token requests are handled within 2 working days. */
export default function SuccessPage({ loaderData: { kind } }: Route.ComponentProps) {
  const t = useTranslations("success");
  const localPath = useLocalPath();
  return (
    <Container>
      <Opening
        title={<Phrases of={t("title")} />}
        lead={t(kind)}
        picture={<Drawing of={tideMark} label={t("imageAlt")} />}
      >
        <ButtonLink size="lg" href={localPath("/")}>
          {t("home")}
        </ButtonLink>
        <GoLink target={kind === "generic" ? "/developer#list" : `/submit/${kind}`}>{t("another")}</GoLink>
      </Opening>
      <div className={styles.columns}>
        <section aria-labelledby="next-title">
          <h2 className={styles.title} id="next-title">
            {t("next.title")}
          </h2>
          <Steps
            way="down"
            of={(["review", "answer", "live"] as const).map((name) => ({
              title: t(`next.${name}Title`),
              text: t(`next.${name}Text`),
            }))}
          />
        </section>
        <section className={styles.receipt} aria-labelledby="receipt-title">
          <h2 className={styles.title} id="receipt-title">
            {t("find.title")}
          </h2>
          <p>{t("find.text")}</p>
          <Notice title={t("warning")} />
          <p className={styles.note}>{t("withoutReceipt")}</p>
        </section>
      </div>
    </Container>
  );
}
