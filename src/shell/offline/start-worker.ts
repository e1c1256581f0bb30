/** Registers the service worker once the page is idle. */
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { ROOT } from "#shell/root-attributes.ts";
import { WORKER_PATH, WORKER_POLICY } from "./worker-address.ts";

/** A browser with Trusted Types accepts a worker's address only from an allowed policy. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_PATH });
  return policy?.createScriptURL("") ?? WORKER_PATH;
}

/** The server decides whether there is a worker; browsers allow workers only on secure connections. */
export function startWorker(): void {
  if (!document.documentElement.hasAttribute(ROOT.worker) || !("serviceWorker" in navigator)) return;
  const start = (): void => {
    // Offline the registration fails, and the current worker stays active.
    navigator.serviceWorker.register(trustedAddress()).catch(() => undefined);
  };
  if (document.readyState === "complete") whenIdle(start);
  else window.addEventListener("load", () => whenIdle(start));
}
