import { left, right } from 'fp-ts/Either';
import type { PageMessage } from '../../domain/offline/page-message';
import type { ReleaseWorker, WorkerNews } from '../../ports/release-worker';
import { scriptAddress } from '../script-address';

const script = '/sw.js';

/** The shell needs it, and a page that the server rendered has not asked for it. */
const configPath = '/config.json';

/** What this adapter needs of a window; WeChat's browser on iOS has no workers. */
export type WorkerWindow = Pick<Window, 'location' | 'performance'> & {
  readonly document: Pick<Document, 'querySelectorAll'>;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
};

/** Whether a worker answers the requests of this page. */
export const workerAnswers = ({ navigator }: Pick<WorkerWindow, 'navigator'>): boolean =>
  (navigator.serviceWorker?.controller ?? null) !== null;

/**
 * The paths of the files of its own origin that the page has loaded, and of the style sheets that the server wrote into it
 * instead: without network the shell loads them.
 */
const loadedFiles = ({ location, performance, document }: WorkerWindow): readonly string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const styles = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
    ({ href }) => href,
  );
  const own = [...loaded, ...styles].filter((address) => address.startsWith(`${location.origin}/`));
  return [...new Set(own.map((address) => new URL(address).pathname))];
};

/** The client's worker by the browser's registration (LAY-18). */
export class BrowserWorker implements ReleaseWorker {
  private readonly hearers = new Set<(news: WorkerNews) => void>();
  private registration: ServiceWorkerRegistration | null = null;

  /** The address as Trusted Types want it (SEC-01). */
  private readonly address: () => string;

  constructor(private readonly page: WorkerWindow) {
    this.address = scriptAddress(page, script, 'only the client’s own worker may be registered');
  }

  readonly isSupported = (): boolean => this.page.navigator.serviceWorker !== undefined;

  readonly listen = (hear: (news: WorkerNews) => void): (() => void) => {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  };

  readonly register: ReleaseWorker['register'] = () => async () => {
    const workers = this.page.navigator.serviceWorker;
    if (workers === undefined) return left({ kind: 'refused' });
    const isFirst = workers.controller === null;
    try {
      const registration = await workers.register(this.address(), {
        updateViaCache: 'none',
      });
      this.follow(workers, registration, isFirst);
      return right(undefined);
    } catch {
      return left({ kind: 'refused' });
    }
  };

  readonly look = (): void => {
    this.registration?.update().catch(() => undefined);
  };

  readonly takeOver = (): void => {
    this.say(this.registration?.waiting ?? null, { kind: 'takeOver' });
  };

  private follow(
    workers: ServiceWorkerContainer,
    registration: ServiceWorkerRegistration,
    isFirst: boolean,
  ): void {
    if (registration.waiting !== null) this.notify('waiting');
    // Registered again after a failure, it is the same registration, which is followed already.
    if (this.registration === registration) return;
    this.registration = registration;
    let controlled = !isFirst;
    workers.addEventListener('controllerchange', () => {
      // The first worker of all takes part in a page that no other had: no release was replaced.
      if (controlled) this.notify('replaced');
      controlled = true;
    });
    registration.addEventListener('updatefound', () => this.followInstalling(registration.installing));
    this.followInstalling(registration.installing);
    void workers.ready.then(({ active }) => this.sayLoaded(active, isFirst));
  }

  private followInstalling(installing: ServiceWorker | null): void {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && this.registration?.waiting === installing)
        this.notifyOfWaiting();
    });
  }

  /** Where no page has a worker yet, the new one does not wait. */
  private notifyOfWaiting(): void {
    if (workerAnswers(this.page)) this.notify('waiting');
  }

  /** The page's own file is said only to the first worker: any other saw the page being opened. */
  private sayLoaded(worker: ServiceWorker | null, isFirst: boolean): void {
    const { pathname, search } = this.page.location;
    const page = isFirst && search === '' ? pathname : '';
    this.say(worker, { kind: 'loaded', page, files: [...loadedFiles(this.page), configPath] });
  }

  private say(worker: ServiceWorker | null, message: PageMessage): void {
    worker?.postMessage(message);
  }

  private notify(news: WorkerNews): void {
    for (const hear of this.hearers) hear(news);
  }
}
