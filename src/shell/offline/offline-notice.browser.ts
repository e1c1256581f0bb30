/** Shows the notice while offline, and briefly when the connection is back. */
import { ROOT } from "#shell/root-attributes.ts";
import { OFFLINE_NOTICE } from "./offline-notice-attributes.ts";
import type { CachedAs } from "./worker/cache-rules.ts";

const BACK_SHOWN_MS = 4_000;

type Shown = "offline" | "online" | null;

export function enhanceOfflineNotice(): void {
  const place = document.querySelector(`[${OFFLINE_NOTICE.name}]`);
  if (!place) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (state: Shown): void => {
    clearTimeout(timer);
    for (const notice of place.querySelectorAll(":scope > p")) notice.remove();
    const template = place.querySelector<HTMLTemplateElement>(`template[${OFFLINE_NOTICE.state}="${state}"]`);
    // Inserted again each time, because a live region announces added content.
    if (template) place.append(template.content.cloneNode(true));
  };
  // Set by the service worker if the response came from it.
  const kept = document.documentElement.getAttribute(ROOT.kept) as CachedAs | null;
  window.addEventListener("offline", () => show("offline"));
  window.addEventListener("online", () => {
    // The offline page promises to reload by itself.
    if (kept === "instead") window.location.reload();
    show("online");
    timer = setTimeout(() => show(null), BACK_SHOWN_MS);
  });
  if (kept === "copy" || (!kept && !navigator.onLine)) show("offline");
}
