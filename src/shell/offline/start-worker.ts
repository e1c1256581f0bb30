/** Starts the service worker, after all that the page at hand needs. */
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { WORKER_PATH, WORKER_POLICY } from "./worker-address.ts";

/** Where a browser has Trusted Types, it takes the address of a worker only from a policy that ours names. */
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

/** The server says whether there is one; without a secure connection no browser has workers. */
export function startWorker(): void {
  if (document.documentElement.dataset["worker"] === undefined || !("serviceWorker" in navigator)) return;
  const start = (): void => {
    // Without a connection it cannot be looked for; the one at work goes on.
    navigator.serviceWorker.register(trustedAddress()).catch(() => undefined);
  };
  if (document.readyState === "complete") whenIdle(start);
  else window.addEventListener("load", () => whenIdle(start));
}
