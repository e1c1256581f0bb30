/** Sends the footer's form as JSON and says how it went, in §8's words. Loaded when somebody subscribes. */
import { createApiClient, isTimeout } from "#lib/api-client.ts";
import { isEmail } from "#lib/email.ts";
import { notify } from "#ui/toast/toast-queue.ts";

type FormState = "ready" | "sending" | "invalid" | "mailed";

/** §7: on the site's own origin. */
const api = createApiClient({ origin: "" });
const SUBSCRIBE_PATH = "/api/tokenPocket/subscribe";

const complain = (text: string): void => notify({ tone: "warning", text });

function show(form: HTMLFormElement, field: HTMLInputElement, state: FormState): void {
  form.dataset["state"] = state;
  if (state === "invalid") field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

async function send(form: HTMLFormElement, email: string): Promise<{ taken: boolean; state: FormState }> {
  const text = (name: string): string => form.dataset[name] ?? "";
  try {
    const headers = { lang: text("language") };
    const answer = await api.post(SUBSCRIBE_PATH, { email }, { headers });
    if (!answer.ok) {
      complain(answer.message || text("unknown"));
      return { taken: false, state: "ready" };
    }
    notify({ tone: "good", text: text("success") });
    const isMailed = (answer.data as { state?: string } | null)?.state === "mail_sent";
    return { taken: true, state: isMailed ? "mailed" : "ready" };
  } catch (error) {
    complain(text(isTimeout(error) ? "timeout" : "network"));
    return { taken: false, state: "ready" };
  }
}

export async function subscribe(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem("email");
  if (!(field instanceof HTMLInputElement) || form.dataset["state"] === "sending") return;
  if (!isEmail(field.value.trim())) {
    show(form, field, "invalid");
    complain(form.querySelector("[data-in=invalid]")?.textContent ?? "");
    field.focus();
    return;
  }
  show(form, field, "sending");
  const { taken, state } = await send(form, field.value.trim());
  show(form, field, state);
  if (taken) form.reset();
}
