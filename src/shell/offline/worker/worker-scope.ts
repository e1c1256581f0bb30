/**
 * What a service worker finds around it, as far as ours uses it. TypeScript's own declarations for workers cannot
 * stand beside those for pages.
 */
interface ExtendableEvent extends Event {
  /** The browser lets the worker run until this is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer to a navigation, asked for while the worker was starting; nothing where the browser has not asked. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

export interface WorkerScope {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (filter: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
}
