import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { act } from "./action.ts";
import { load } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { header: "mini", footer: "plain" };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export const action = ({ context, request }: Route.ActionArgs) => act(context, request);

/**
 * The target of links in mails. It asks first, because programs that open links must not confirm or revoke
 * anything.
 */
export default function ReceiptLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("receiptLink");
  const { purpose, token, receipt } = loaderData;
  return (
    <Container width="text">
      <div className={styles.body}>
        {actionData?.state === "refused" ? (
          <PageHead title={t("notMe.title")} lead={t("notMe.text")} />
        ) : actionData?.state === "stopped" ? (
          <PageHead title={t("stop.doneTitle")} lead={t("stop.doneText")} />
        ) : purpose === null || actionData?.state === "invalid" ? (
          <Invalid />
        ) : purpose === "stop" ? (
          <StopQuestion token={token} />
        ) : (
          <Question purpose={purpose} token={token} receipt={receipt} />
        )}
      </div>
    </Container>
  );
}

interface QuestionProps {
  readonly purpose: "confirm" | "recover";
  readonly token: string;
  readonly receipt: string;
}

function Question({ purpose, token, receipt }: QuestionProps) {
  const t = useTranslations("receiptLink");
  const subscription = useTranslations("subscription.title");
  const success = useTranslations("success");
  const isConfirmation = purpose === "confirm";
  return (
    <PageHead
      title={isConfirmation ? subscription("confirm") : t("recover.title")}
      lead={t(`${purpose}.text`)}
    >
      <form className={styles.actions} method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="receipt" value={receipt} />
        <Button type="submit" name="intent" value="open">
          {isConfirmation ? t("confirm.action") : success("openReceipt")}
        </Button>
        {isConfirmation && (
          <Button type="submit" name="intent" value="refuse" variant="quiet">
            {t("notMe.action")}
          </Button>
        )}
      </form>
    </PageHead>
  );
}

/** Somebody asks for the receipt by a proof of ownership; its owner keeps it here. */
function StopQuestion({ token }: { readonly token: string }) {
  const t = useTranslations("receiptLink.stop");
  return (
    <PageHead title={t("title")} lead={t("text")}>
      <form className={styles.actions} method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="intent" value="stop">
          {t("action")}
        </Button>
      </form>
    </PageHead>
  );
}

function Invalid() {
  const t = useTranslations("receiptLink.invalid");
  const localPath = useLocalPath();
  return (
    <PageHead title={t("title")} lead={t("text")}>
      <div className={styles.actions}>
        <ButtonLink href={`${localPath("/submissions")}#lost`}>{t("action")}</ButtonLink>
      </div>
    </PageHead>
  );
}
