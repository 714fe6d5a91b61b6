import { left, right } from 'fp-ts/Either';
import type { PageLifecycle, PageUnreachable } from '../../ports/page-lifecycle';

const unreachable: PageUnreachable = { kind: 'unreachable' };

/** From here on a status is a fault of the server, and the page would be the server's own of it. */
const firstServerFault = 500;

type Happening = Parameters<Parameters<PageLifecycle['listen']>[0]>[0];

/** The life of the page: shown again, restored from the back-forward cache, online, offline. */
export class WindowLifecycle implements PageLifecycle {
  constructor(private readonly window: Window) {}

  readonly listen = (listener: (event: Happening) => void): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    const { document } = this.window;
    const online = (): void => listener('online');
    const offline = (): void => listener('offline');
    document.addEventListener('visibilitychange', () => shownAgain(document, listener), { signal });
    this.window.addEventListener('pageshow', (event) => restored(event, listener), { signal });
    this.window.addEventListener('online', online, { signal });
    this.window.addEventListener('offline', offline, { signal });
    return () => ending.abort();
  };

  readonly listenHidden = (listener: () => void): (() => void) => {
    const ending = new AbortController();
    const { document } = this.window;
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', hidden, { signal: ending.signal });
    return () => ending.abort();
  };

  readonly reload = (): void => this.window.location.reload();

  readonly reach: PageLifecycle['reach'] = (signal) => async () => {
    const { navigator, location } = this.window;
    if (!navigator.onLine) return left(unreachable);
    try {
      const { status } = await this.window.fetch(location.href, {
        method: 'HEAD',
        cache: 'no-store',
        signal,
      });
      return status < firstServerFault ? right(undefined) : left(unreachable);
    } catch {
      return left(unreachable);
    }
  };
}

function shownAgain(document: Document, listener: (event: Happening) => void): void {
  if (document.visibilityState === 'visible') listener('foreground');
}

function restored(event: PageTransitionEvent, listener: (event: Happening) => void): void {
  if (event.persisted) listener('foreground');
}
