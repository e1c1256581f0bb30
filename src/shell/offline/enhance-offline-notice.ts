/** Shows the notice while there is no connection, and the good news for a moment. */
import type { KeptAs } from "./worker/keeping-rules.ts";

const BACK_SHOWN_MS = 4_000;

type Shown = "offline" | "online" | null;

export function enhanceOfflineNotice(): void {
  const place = document.querySelector("[data-offline-notice]");
  if (!place) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (state: Shown): void => {
    clearTimeout(timer);
    for (const notice of place.querySelectorAll(":scope > p")) notice.remove();
    const template = place.querySelector<HTMLTemplateElement>(`template[data-state="${state}"]`);
    // Written anew each time: a live region reads out what is added to it.
    if (template) place.append(template.content.cloneNode(true));
  };
  // Said by the service worker, where it answered.
  const kept = document.documentElement.dataset["kept"] as KeptAs | undefined;
  window.addEventListener("offline", () => show("offline"));
  window.addEventListener("online", () => {
    // The page that stands here instead has promised it.
    if (kept === "instead") window.location.reload();
    show("online");
    timer = setTimeout(() => show(null), BACK_SHOWN_MS);
  });
  if (kept === "copy" || (!kept && !navigator.onLine)) show("offline");
}
