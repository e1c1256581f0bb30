import { useTranslations } from "use-intl";
import type { PageHandle } from "#pages/page-handle.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Container, Stack } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Route } from "./+types/page.ts";
import { act, type Outcome } from "./action.ts";
import { load, type Purpose } from "./load.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { header: "mini", footer: "plain" };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export const action = ({ context, request }: Route.ActionArgs) => act(context, request);

const FAILED: readonly Outcome["state"][] = [
  "invalid",
  "invalidLink",
  "confirmExpired",
  "unavailable",
  "unavailableLink",
  "tooMany",
];

/** Subscribing, confirming and unsubscribing without JavaScript. A link in a mail only asks; a button acts. */
export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("subscription");
  const wait = useTranslations("error.tooMany");
  const outcomeText = ({ state, minutes = 1 }: Outcome): string =>
    state === "tooMany" ? wait("wait", { minutes }) : t(`states.${state}`);
  const { purpose, token } = loaderData;
  const hasFailed = actionData !== undefined && FAILED.includes(actionData.state);
  const isDone = actionData !== undefined && !hasFailed;
  return (
    <Container width="text">
      <PageHead
        title={t(isDone ? "title.done" : `title.${purpose}`)}
        lead={t(isDone ? "text.done" : `text.${purpose}`)}
      />
      <div className={styles.body}>
        <Stack gap={6}>
          {actionData && (
            <Notice tone={hasFailed ? "bad" : "good"} title={outcomeText(actionData)} announce />
          )}
          {!isDone && <PurposeForm purpose={purpose} token={token} email={actionData?.email ?? ""} />}
        </Stack>
      </div>
    </Container>
  );
}

interface PurposeFormProps {
  purpose: Purpose;
  token: string;
  email: string;
}

function PurposeForm({ purpose, token, email }: PurposeFormProps) {
  const t = useTranslations("subscription");
  const subscribe = useTranslations("footer.subscribe");
  return (
    <form method="post" noValidate>
      <Stack gap={4}>
        <input type="hidden" name="intent" value={purpose} />
        {purpose === "subscribe" ? (
          <TextField
            id="subscription-email"
            name="email"
            type="email"
            autoComplete="email"
            label={subscribe("label")}
            placeholder={subscribe("placeholder")}
            hint={subscribe("privacyNote")}
            defaultValue={email}
            required
          />
        ) : (
          <input type="hidden" name="token" value={token} />
        )}
        <div>
          <Button type="submit">
            {purpose === "subscribe" ? subscribe("action") : t(`actions.${purpose}`)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
