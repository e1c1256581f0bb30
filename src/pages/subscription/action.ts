import { data, type RouterContextProvider } from "react-router";
import { outageIn } from "#pages/outage.ts";
import { waitFromError } from "#lib/limits/too-many.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

/** A key of `subscription.states`, and the address to keep in the field after a refusal. */
export interface Outcome {
  readonly state:
    | "pending"
    | "stored"
    | "confirmed"
    | "alreadyConfirmed"
    | "confirmExpired"
    | "unsubscribed"
    | "invalid"
    | "invalidLink"
    | "unavailable"
    | "unavailableLink"
    | "tooMany";
  readonly email?: string;
  /** The time to wait; set with `tooMany`. */
  readonly minutes?: number;
}

const answer = (status: number, outcome: Outcome) => data(outcome, { status });

async function subscribe(context: Readonly<RouterContextProvider>, email: string) {
  const { language } = context.get(pageRequestContext);
  const { subscriptions } = context.get(servicesContext);
  const result = await subscriptions.subscribe({ email, language }).catch(waitFromError);
  if ("waitMinutes" in result) return answer(429, { state: "tooMany", email, minutes: result.waitMinutes });
  if (result.ok) return answer(200, { state: result.value.state === "mail_sent" ? "pending" : "stored" });
  return result.code === "invalid_email"
    ? answer(400, { state: "invalid", email })
    : answer(503, { state: "unavailable", email });
}

async function confirm(context: Readonly<RouterContextProvider>, token: string) {
  const result = await context.get(servicesContext).subscriptions.confirm(token);
  if (result.ok)
    return answer(200, { state: result.value === "confirmed" ? "confirmed" : "alreadyConfirmed" });
  return result.code === "link_expired"
    ? answer(410, { state: "confirmExpired" })
    : answer(404, { state: "invalidLink" });
}

async function unsubscribe(context: Readonly<RouterContextProvider>, token: string) {
  const result = await context.get(servicesContext).subscriptions.unsubscribe(token);
  return result.ok ? answer(200, { state: "unsubscribed" }) : answer(404, { state: "invalidLink" });
}

export async function act(context: Readonly<RouterContextProvider>, request: Request) {
  const { text, refusal } = await context.get(pageRequestContext).readForm(request);
  if (refusal?.status === 429)
    return answer(429, { state: "tooMany", email: text("email"), minutes: refusal.why.waitMinutes });
  if (refusal) return answer(refusal.status, { state: "invalid" });
  const intent = text("intent");
  if (intent === "confirm" || intent === "unsubscribe") {
    try {
      return await (intent === "confirm" ? confirm : unsubscribe)(context, text("token"));
    } catch (thrown) {
      if (outageIn(thrown) === null) throw thrown;
      return answer(503, { state: "unavailableLink" });
    }
  }
  return subscribe(context, text("email"));
}
