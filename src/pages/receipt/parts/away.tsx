import { useTranslations } from "use-intl";
import { LIMITS } from "#features/submissions/model.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea, TextField } from "#ui/field/text-field.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Unsaved } from "#pages/receipt/action.ts";

/** Shown after a post while the database is unavailable: the typed text, to be sent again. */
export function Away({ unsaved }: { readonly unsaved: Unsaved }) {
  const t = useTranslations("receipt");
  const errors = useTranslations("common.errors");
  const isFull = unsaved.outage === "storageFull";
  return (
    <Container width="text">
      <PageHead title={t("away.title")} />
      <Stack gap={6}>
        <Notice tone="bad" title={isFull ? errors("storageFull") : t("away.text")} announce />
        <form method="post" noValidate>
          <Stack gap={4}>
            <input type="hidden" name="intent" value={unsaved.intent} />
            <Typed unsaved={unsaved} />
            <div>
              <Button type="submit">{t("resubmit.send")}</Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Container>
  );
}

function Typed({ unsaved: { intent, payment, typed, message } }: { readonly unsaved: Unsaved }) {
  const thread = useTranslations("receipt.thread");
  const link = useTranslations("donation.link");
  if (intent === "message") {
    return (
      <TextArea
        id="message"
        name="text"
        label={thread("label")}
        hint={thread("hint", { max: String(LIMITS.message) })}
        limit={LIMITS.message}
        defaultValue={message}
      />
    );
  }
  if (intent !== "claim") return null;
  return (
    <>
      <input type="hidden" name="payment" value={payment} />
      <TextField
        id="explorer-url"
        name="explorer_url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={link("label")}
        hint={link("hint")}
        defaultValue={typed}
        mono
      />
    </>
  );
}
