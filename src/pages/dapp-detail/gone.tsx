import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { labelled } from "#i18n/formats/list.ts";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { useLink } from "#shell/navigation/use-link.ts";
import { MissingPage } from "#shell/not-found/missing-page.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { PastEvents } from "./follow/history.tsx";
import type { DelistedDapp } from "./load.ts";
import { Similar } from "./similar.tsx";

/** No DApp has this number. */
export function Missing({ similar }: { readonly similar: readonly DappCardFacts[] }) {
  const t = useTranslations("dappDetail.missing");
  return (
    <Gone title={t("title")} text={t("text")} similar={similar}>
      <BackToStore />
    </Gone>
  );
}

/** A DApp that is paused or was delisted: its address says so, when, by whom and why, and offers similar ones. */
export function Delisted({ title, changed, paused, similar, history }: DelistedDapp) {
  const t = useTranslations("dappDetail.delisted");
  const tPaused = useTranslations("dappDetail.paused");
  const approvals = useLink("tool:approval");
  const language = useLanguage();
  const [what, text, noLink] =
    paused === null
      ? [t("title"), t("text", { date: changed }), t("noLink")]
      : [
          tPaused("title"),
          tPaused(paused.by === "project" ? "byProject" : "byUs", { date: paused.since }),
          tPaused("noLink"),
        ];
  return (
    <Gone
      title={labelled(title, what, language)}
      text={joinSentences(text, noLink, t("revoke"))}
      similar={similar}
      below={<PastEvents history={history} />}
    >
      <BackToStore />
      <ButtonLink size="lg" variant="quiet" {...approvals}>
        {t("revokeAction")}
      </ButtonLink>
    </Gone>
  );
}

function BackToStore() {
  const t = useTranslations("dappDetail.missing");
  return (
    <ButtonLink size="lg" href={useLocalPath()("/dappstore")}>
      {t("action")}
    </ButtonLink>
  );
}

interface GoneProps {
  readonly title: string;
  readonly text: string;
  readonly similar: readonly DappCardFacts[];
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

function Gone({ title, text, similar, children, below }: GoneProps) {
  return (
    <>
      <MissingPage
        title={title}
        text={text}
        actions={children}
        imageAlt={useTranslations("notFound")("imageAlt")}
      >
        {below}
      </MissingPage>
      <Similar dapps={similar} />
    </>
  );
}
