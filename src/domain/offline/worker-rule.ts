/** A request of a page, as the worker sees it; the address is of this origin. */
export interface WorkerRequest {
  readonly method: string;
  /** Whether it opens a page, as an address that is typed or reloaded. */
  readonly opensPage: boolean;
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
}

/**
 * How the worker answers a request.
 * `page`: by the network, without it by the page that is kept, else by the shell.
 * `asset`: by the cache, since its name carries a hash; else by the network, and it is kept.
 * `file`: by the network, without it by the copy that is kept.
 * `none`: the worker takes no part.
 */
export type WorkerHandling = 'page' | 'asset' | 'file' | 'none';

const files = ['/config.json', '/favicon.svg', '/manifest.webmanifest'];

/** The worker takes part in pages and in files that are the same for everybody; calls never pass through it. */
export const handlingOf = ({ method, opensPage, path }: WorkerRequest): WorkerHandling => {
  if (method !== 'GET') return 'none';
  if (opensPage) return path.includes('.') ? 'none' : 'page';
  if (path.startsWith('/assets/')) return 'asset';
  return files.includes(path) || path.startsWith('/pictures/') ? 'file' : 'none';
};

/** A response to a request that opens a page. */
export interface PageResponse {
  readonly status: number;
  readonly redirected: boolean;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Pages that start a login or lead out: without network there is nothing to do on them. */
const neverKept = /^\/(?:login|redirect|share|agreePrivacy|error)(?:\/|$)/;

/**
 * Whether anything is kept of a page at this address. With a query nothing is: it may hold words of a search, a code or a
 * token.
 */
export const keepsAddress = ({ path, search }: Pick<WorkerRequest, 'path' | 'search'>): boolean =>
  search === '' && !neverKept.test(path);

/**
 * Whether the worker keeps a page. It keeps the pages that the server declares public: a page for a member says
 * `private, no-store`.
 */
export const keepsPage = ({ path, search }: WorkerRequest, response: PageResponse): boolean =>
  response.status === 200 &&
  !response.redirected &&
  response.contentType.startsWith('text/html') &&
  /(?:^|[\s,])public(?:[\s,]|$)/.test(response.cacheControl) &&
  keepsAddress({ path, search });

/** The client's first script, whose name carries a hash of the release. */
const firstScript = /^\/assets\/index-[^/]+\.js$/;

/** Whether the shell is of the same release as the files that a page loaded. */
export const isShellOf = (shell: string, paths: readonly string[]): boolean =>
  paths.filter((path) => firstScript.test(path)).every((path) => shell.includes(`"${path}"`));

/** How long the network may take before a kept page is shown in its place, in milliseconds. */
export const pageWaitMs = 6_000;

/** How many entries a cache holds at most; the oldest go first. */
export const mostKept = { pages: 60, files: 400, answers: 300 } as const;

/** The names that go when a cache holds too many; the names are in the order of their age, the oldest first. */
export const tooMany = <Entry>(entries: readonly Entry[], most: number): readonly Entry[] =>
  entries.slice(0, Math.max(0, entries.length - most));
