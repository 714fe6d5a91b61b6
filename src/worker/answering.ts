import {
  handlingOf,
  isShellOf,
  keepsPage,
  mostKept,
  pageWaitMs,
  tooMany,
  type WorkerRequest,
} from '../domain/offline/worker-rule';
import { withKeptAt } from '../domain/offline/kept-at';
import type { StoredCache } from '../domain/session/stored-caches';

/** What the worker's answers need: the caches, the network and the files of its own release. */
export interface AnsweringNeeds {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The file of this release at an address; undefined where the release has none. */
  readonly ofRelease: (address: string) => Promise<Response | undefined>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How a request is answered; the second promise ends when what follows is done. */
export interface Answered {
  readonly response: Promise<Response>;
  readonly done: Promise<unknown>;
}

const shellAddress = '/shell.html';

const describe = ({ method, mode, url }: Request): WorkerRequest => {
  const { pathname, search } = new URL(url);
  return { method, opensPage: mode === 'navigate', path: pathname, search };
};

/** A page that is kept, with the time; its policy goes along, which names the hashes of its inline parts. */
const keptPage = async (response: Response, now: number): Promise<Response> => {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) headers.delete(name);
  return new Response(withKeptAt(await response.text(), now), { status: 200, headers });
};

/**
 * The worker's answers to the requests of pages. A cache that is full, or that the browser took away, keeps nothing, and
 * the network answers as without a worker. Source: LAY-18.
 */
export const answering = ({ origin, caches, fetch, ofRelease, now, wait }: AnsweringNeeds) => {
  const keep = async (name: StoredCache, key: string, response: Response, most: number): Promise<void> => {
    try {
      const cache = await caches.open(name);
      await cache.put(key, response);
      const old = tooMany(await cache.keys(), most);
      await Promise.all(old.map((request) => cache.delete(request)));
    } catch {
      // Full, or taken away: the device keeps less, and nothing else changes.
    }
  };

  const kept = async (name: StoredCache, key: string): Promise<Response | undefined> => {
    try {
      return await (await caches.open(name)).match(key, { ignoreVary: true });
    } catch {
      return undefined;
    }
  };

  const fromRelease = (key: string): Promise<Response | undefined> => ofRelease(key).catch(() => undefined);

  /** The copy that pages loaded goes first: it is of the release whose code is kept. */
  const fileKept = async (key: string): Promise<Response | undefined> =>
    (await kept('hupo-files', key)) ?? fromRelease(key);

  const keepFile = (key: string, response: Response): Promise<void> =>
    response.status === 200 ? keep('hupo-files', key, response, mostKept.files) : Promise.resolve();

  const byNetwork = async (request: Request, preloaded: Promise<Response | undefined>): Promise<Response> =>
    (await preloaded.catch(() => undefined)) ?? fetch(request);

  /** The network's answer; where it is late or fails, the copy that there is instead. */
  const inTime = async (
    network: Promise<Response>,
    instead: Readonly<Record<'late' | 'failed', () => Promise<Response | undefined>>>,
  ): Promise<Response> => {
    const late = wait(pageWaitMs).then(() => null);
    try {
      return (await Promise.race([network, late])) ?? (await instead.late()) ?? (await network);
    } catch (failed) {
      const copy = await instead.failed();
      if (copy === undefined) throw failed;
      return copy;
    }
  };

  const page = (request: Request, preloaded: Promise<Response | undefined>): Answered => {
    const asked = describe(request);
    const network = byNetwork(request, preloaded);
    const offline = async (): Promise<Response | undefined> =>
      (await kept('hupo-pages', asked.path)) ?? fileKept(shellAddress);
    const response = inTime(network, { late: () => kept('hupo-pages', asked.path), failed: offline });
    const done = network
      .then(async (came) => {
        const { status, redirected, headers } = came;
        const said = {
          status,
          redirected,
          contentType: headers.get('Content-Type') ?? '',
          cacheControl: headers.get('Cache-Control') ?? '',
        };
        if (!keepsPage(asked, said)) return;
        await keep('hupo-pages', asked.path, await keptPage(came.clone(), now()), mostKept.pages);
      })
      .catch(() => undefined);
    return { response, done };
  };

  const asset = (request: Request): Answered => {
    const key = new URL(request.url).pathname;
    const came = (async () => {
      const own = await kept('hupo-files', key);
      if (own !== undefined) return { response: own, copy: null };
      const response = (await fromRelease(key)) ?? (await fetch(request));
      // Copied before the browser reads it: a body that is being read cannot be copied any more.
      return { response, copy: response.clone() };
    })();
    const done = came.then(
      ({ copy }) => (copy === null ? undefined : keepFile(key, copy)),
      () => undefined,
    );
    return { response: came.then(({ response }) => response), done };
  };

  const file = (request: Request): Answered => {
    const key = new URL(request.url).pathname;
    const network = fetch(request);
    const copy = (): Promise<Response | undefined> => fileKept(key);
    const response = inTime(network, { late: copy, failed: copy });
    const done = network.then(
      (came) => keepFile(key, came.clone()),
      () => undefined,
    );
    return { response, done };
  };

  const keepCopy = (path: string): Promise<void> =>
    fetch(new Request(`${origin}${path}`)).then(
      (came) => keepFile(path, came),
      () => undefined,
    );

  return {
    /** The answer to a request; null for one in which the worker takes no part. */
    answer: (request: Request, preloaded: Promise<Response | undefined>): Answered | null => {
      if (!request.url.startsWith(`${origin}/`)) return null;
      switch (handlingOf(describe(request))) {
        case 'page':
          return page(request, preloaded);
        case 'asset':
          return asset(request);
        case 'file':
          return file(request);
        case 'none':
          return null;
      }
    },
    /**
     * Keeps the files of a page with their shell, so that they outlive the worker of their release. Addresses of another
     * kind are left out.
     */
    keepLoaded: async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) {
        const handling = handlingOf({ method: 'GET', opensPage: false, path, search: '' });
        if (handling === 'none' || (await kept('hupo-files', path)) !== undefined) continue;
        await keepCopy(path);
      }
      const shell = await kept('hupo-files', shellAddress).then((found) => found?.text());
      if (shell === undefined || !isShellOf(shell, paths)) await keepCopy(shellAddress);
    },
    /** Keeps a page that was opened before the worker took part; '' is none. */
    keepOpened: async (path: string): Promise<void> => {
      const asked = { method: 'GET', opensPage: true, path, search: '' };
      if (path === '' || handlingOf(asked) !== 'page' || (await kept('hupo-pages', path)) !== undefined)
        return;
      await page(new Request(`${origin}${path}`), Promise.resolve(undefined)).done;
    },
  };
};
