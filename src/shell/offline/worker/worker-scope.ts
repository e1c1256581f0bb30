/**
 * The service worker globals that ours uses. TypeScript's own declarations for workers conflict with those for
 * pages.
 */
interface ExtendableEvent extends Event {
  /** The browser keeps the worker running until this settles. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The navigation preload response; undefined if the browser made no request. */
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
