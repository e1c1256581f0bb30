import { data, type RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

/** A key of `subscription.states`, and the address to keep in the field when it was refused. */
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
    | "unavailable";
  readonly email?: string;
}

const answer = (status: number, outcome: Outcome) => data(outcome, { status });

async function subscribe(context: Readonly<RouterContextProvider>, email: string) {
  const { language } = context.get(pageRequestContext);
  const result = await context.get(servicesContext).subscriptions.subscribe({ email, language });
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
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const intent = text("intent");
  if (intent === "confirm") return confirm(context, text("token"));
  if (intent === "unsubscribe") return unsubscribe(context, text("token"));
  return subscribe(context, text("email"));
}
