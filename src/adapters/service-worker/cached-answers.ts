import { nameOfAnswer, nameOfPage, pathOfPage } from '../../domain/offline/kept-answers';
import { mostKept, tooMany } from '../../domain/offline/worker-rule';
import type { StoredCache } from '../../domain/session/stored-caches';
import type { KeptAnswer, KeptAnswers } from '../../ports/kept-answers';

const cacheName = 'hupo-answers' satisfies StoredCache;

/** The header of a kept answer: when it came, in milliseconds since 1970. */
const keptAt = 'X-Kept-At';

const readKept = async (found: Response | undefined): Promise<KeptAnswer | null> => {
  const at = Number(found?.headers.get(keptAt) ?? Number.NaN);
  return found === undefined || !Number.isFinite(at) ? null : { body: await found.text(), at };
};

export interface AnswersNeeds {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  /** The token that the device holds now; null for a visitor. */
  readonly token: () => string | null;
  /** The token with which the session of this one goes on; itself where it was not renewed (SES-08). */
  readonly renewedToken: (token: string) => string;
  readonly now: () => number;
}

/**
 * Answers in Cache Storage, each under a digest of the token that asked: no session finds those of another. What came for
 * a session that has ended meanwhile is not kept.
 */
export class CachedAnswers implements KeptAnswers {
  constructor(private readonly needs: AnswersNeeds) {}

  readonly keep: KeptAnswers['keep'] = (call, token, body) => this.put(nameOfAnswer(call), token, body);

  readonly find: KeptAnswers['find'] = async (call, asker) => {
    const token = this.presentOf(asker);
    try {
      const cache = await this.needs.caches.open(cacheName);
      const found = await cache.match(
        `${await this.folderOf(token)}${encodeURIComponent(nameOfAnswer(call))}`,
      );
      const kept = await readKept(found);
      return this.needs.token() === token ? kept : null;
    } catch {
      return null;
    }
  };

  readonly keepPage: KeptAnswers['keepPage'] = (path, token, answers) =>
    this.put(nameOfPage(path), token, answers);

  readonly pages: KeptAnswers['pages'] = async (token) => {
    const found = new Map<string, KeptAnswer>();
    try {
      const cache = await this.needs.caches.open(cacheName);
      const folder = await this.folderOf(token);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const path = pathname.startsWith(folder)
          ? pathOfPage(decodeURIComponent(pathname.slice(folder.length)))
          : null;
        const kept = path === null ? null : await readKept(await cache.match(request));
        if (path !== null && kept !== null) found.set(path, kept);
      }
    } catch {
      // Taken away: the pages that were read so far are returned.
    }
    return this.needs.token() === token ? found : new Map();
  };

  readonly renewed: KeptAnswers['renewed'] = async (from, to) => {
    try {
      const cache = await this.needs.caches.open(cacheName);
      const [before, after] = [await this.folderOf(from), await this.folderOf(to)];
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        if (!pathname.startsWith(before)) continue;
        const answer = await cache.match(request);
        if (answer !== undefined)
          await cache.put(`${after}${pathname.slice(before.length)}${search}`, answer);
        await cache.delete(request);
      }
    } catch {
      // What cannot be moved is not found any more, and goes with the end of the session.
    }
  };

  private async folderOf(token: string | null): Promise<string> {
    if (token === null) return '/kept/visitor/';
    const bytes = new Uint8Array(await this.needs.digest(new TextEncoder().encode(token)));
    return `/kept/${Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}/`;
  }

  private presentOf(token: string | null): string | null {
    return token === null ? null : this.needs.renewedToken(token);
  }

  private async put(name: string, asker: string | null, body: string): Promise<void> {
    const token = this.presentOf(asker);
    if (this.needs.token() !== token) return;
    try {
      const cache = await this.needs.caches.open(cacheName);
      const key = `${await this.folderOf(token)}${encodeURIComponent(name)}`;
      await cache.put(key, new Response(body, { headers: { [keptAt]: String(this.needs.now()) } }));
      const old = tooMany(await cache.keys(), mostKept.answers);
      await Promise.all(old.map((request) => cache.delete(request)));
      if (this.needs.token() === token) return;
      await cache.delete(key);
      // The token was renewed while this was written; a session that ended has no other token.
      if (this.presentOf(token) !== token) await this.put(name, token, body);
    } catch {
      // Full, or taken away: nothing is kept, and nothing else changes.
    }
  }
}
