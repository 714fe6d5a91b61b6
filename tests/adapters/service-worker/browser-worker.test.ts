import { isLeft, isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { BrowserWorker, type WorkerWindow } from '../../../src/adapters/service-worker/browser-worker';
import { deleteSessionCaches } from '../../../src/adapters/service-worker/session-caches';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  readonly postMessage = (message: unknown): void => void this.heard.push(message);
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  updates = 0;
  readonly update = (): Promise<void> => {
    this.updates += 1;
    return Promise.reject(new Error('no network'));
  };
}

const opened = (controller: FakeWorker | null, refuses = false) => {
  const registration = new FakeRegistration();
  const active = new FakeWorker();
  const asked: unknown[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ active }),
    register: (address: string, options: unknown) => {
      asked.push([address, options]);
      return refuses ? Promise.reject(new Error('the script fails')) : Promise.resolve(registration);
    },
  });
  const page = {
    location: { origin: 'https://hupo.test', pathname: '/sale', search: '' },
    performance: {
      getEntriesByType: () => [
        { name: 'https://hupo.test/assets/a-1.js' },
        { name: 'https://elsewhere.test/b.js' },
      ],
    },
    document: { querySelectorAll: () => [{ href: 'https://hupo.test/assets/inlined-1.css' }] },
    navigator: { serviceWorker: workers },
  } as unknown as WorkerWindow;
  const worker = new BrowserWorker(page);
  const news: string[] = [];
  worker.listen((one) => void news.push(one));
  return { worker, registration, workers, active, asked, news };
};

test('[LAY-18] the worker is registered for the whole origin, past every cache', async () => {
  const { worker, asked } = opened(new FakeWorker());
  expect(worker.isSupported()).toBe(true);
  expect(isRight(await worker.register()())).toBe(true);
  expect(asked).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('[LAY-18] a worker whose script fails is reported, and so is a platform without workers', async () => {
  expect(isLeft(await opened(null, true).worker.register()())).toBe(true);
  const without = new BrowserWorker({ navigator: {} } as unknown as WorkerWindow);
  expect(without.isSupported()).toBe(false);
  expect(isLeft(await without.register()())).toBe(true);
});

test('[LAY-18] the first worker is no new release, and hears what the page had loaded', async () => {
  const { worker, workers, active, news } = opened(null);
  await worker.register()();
  await workers.ready;
  await Promise.resolve();
  expect(active.heard).toEqual([
    { kind: 'loaded', page: '/sale', files: ['/assets/a-1.js', '/assets/inlined-1.css', '/config.json'] },
  ]);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(news).toEqual([]);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(news).toEqual(['replaced']);
});

test('[LAY-18] a later worker hears what each page loaded, and not to fetch the page again', async () => {
  const { worker, workers, active } = opened(new FakeWorker());
  await worker.register()();
  await workers.ready;
  await Promise.resolve();
  expect(active.heard).toEqual([
    { kind: 'loaded', page: '', files: ['/assets/a-1.js', '/assets/inlined-1.css', '/config.json'] },
  ]);
});

test('[LAY-18] a release that is installed waits and is reported; it takes over when it is asked to', async () => {
  const { worker, registration, workers, news } = opened(new FakeWorker());
  await worker.register()();
  const next = new FakeWorker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  expect(news).toEqual([]);
  registration.waiting = next;
  next.install();
  expect(news).toEqual(['waiting']);
  expect(next.heard).toEqual([]);
  worker.takeOver();
  expect(next.heard).toEqual([{ kind: 'takeOver' }]);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(news).toEqual(['waiting', 'replaced']);
});

test('[LAY-18] a release that waited before the page was opened is reported at once', async () => {
  const { worker, registration, news } = opened(new FakeWorker());
  registration.waiting = new FakeWorker();
  await worker.register()();
  expect(news).toEqual(['waiting']);
  // After a failure it is registered again, and the release still waits.
  await worker.register()();
  expect(news).toEqual(['waiting', 'waiting']);
});

test('[LAY-18] looking for a release fails at nothing without network', async () => {
  const { worker, registration } = opened(new FakeWorker());
  await worker.register()();
  worker.look();
  expect(registration.updates).toBe(1);
});

test('[SEC-04] what a session read is deleted without a worker, and where the browser has no caches nothing fails', () => {
  const deleted: string[] = [];
  deleteSessionCaches({
    caches: {
      delete: (name) => {
        deleted.push(name);
        return Promise.reject(new Error('storage was taken away'));
      },
    },
  });
  expect(deleted).toEqual(['hupo-answers', 'hupo-pages']);
  deleteSessionCaches({});
});
