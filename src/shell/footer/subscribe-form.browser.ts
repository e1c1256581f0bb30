/** Sends the footer's form as JSON and shows the result in §8's words. Loaded when a visitor subscribes. */
import { api, isTimeout } from "#browser/api/client.ts";
import { isEmail } from "#lib/email.ts";
import { withMinimumDelay } from "#lib/requests/minimum-delay.ts";
import { announceRequest } from "#lib/requests/request-event.ts";
import { notify } from "#ui/toast/toast-queue.ts";
import { SUBSCRIBE, type SubscribeState } from "./footer-attributes.ts";

const complain = (text: string): void => notify({ tone: "warning", text });

function show(form: HTMLFormElement, field: HTMLInputElement, state: SubscribeState): void {
  form.setAttribute(SUBSCRIBE.state, state);
  if (state === "invalid") field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

async function send(
  form: HTMLFormElement,
  email: string,
): Promise<{ taken: boolean; state: SubscribeState }> {
  const text = (name: keyof typeof SUBSCRIBE): string => form.getAttribute(SUBSCRIBE[name]) ?? "";
  try {
    const request = api.post("/api/tokenPocket/subscribe", { body: { email }, language: text("language") });
    const answer = await announceRequest(withMinimumDelay(request));
    if (!answer.ok) {
      complain(answer.message || text("unknown"));
      return { taken: false, state: "ready" };
    }
    notify({ tone: "good", text: text("success") });
    return { taken: true, state: answer.data.state === "mail_sent" ? "mailed" : "ready" };
  } catch (error) {
    complain(text(isTimeout(error) ? "timeout" : "network"));
    return { taken: false, state: "ready" };
  }
}

export async function subscribe(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem("email");
  if (!(field instanceof HTMLInputElement) || form.getAttribute(SUBSCRIBE.state) === "sending") return;
  if (!isEmail(field.value.trim())) {
    show(form, field, "invalid");
    complain(form.querySelector(`[${SUBSCRIBE.shownIn}=invalid]`)?.textContent ?? "");
    field.focus();
    return;
  }
  show(form, field, "sending");
  const { taken, state } = await send(form, field.value.trim());
  show(form, field, state);
  if (taken) form.reset();
}
