/** An event that waits for work before it is over. */
export interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page, which the worker may answer. */
export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  /** What the browser asked for while the worker started; undefined without preloading. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** What a page says to the worker. */
export interface MessageEventOfPage extends WaitingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: RequestEvent;
  readonly message: MessageEventOfPage;
}

/** What the worker needs of its global scope, which the types of pages do not have. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ) => void;
}
