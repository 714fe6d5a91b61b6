import { nameOfAnswer, type SentCall } from '../../domain/offline/kept-answers';
import { mostKept, tooMany } from '../../domain/offline/worker-rule';
import type { StoredCache } from '../../domain/session/stored-caches';
import type { KeptAnswer, KeptAnswers } from '../../ports/kept-answers';

const cacheName = 'hupo-answers' satisfies StoredCache;

/** The header of a kept answer: when it came, in milliseconds since 1970. */
const keptAt = 'X-Kept-At';

export interface AnswersNeeds {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  /** The token that the device holds now; null for a visitor. */
  readonly token: () => string | null;
  readonly now: () => number;
}

/**
 * Answers in Cache Storage, each under a digest of the token that asked: no session finds those of another. What came for
 * a session that has ended meanwhile is not kept.
 */
export class CachedAnswers implements KeptAnswers {
  constructor(private readonly needs: AnswersNeeds) {}

  readonly keep: KeptAnswers['keep'] = async (call, token, body) => {
    if (this.needs.token() !== token) return;
    try {
      const cache = await this.needs.caches.open(cacheName);
      const key = await this.keyOf(call, token);
      await cache.put(key, new Response(body, { headers: { [keptAt]: String(this.needs.now()) } }));
      const old = tooMany(await cache.keys(), mostKept.answers);
      await Promise.all(old.map((request) => cache.delete(request)));
      if (this.needs.token() !== token) await cache.delete(key);
    } catch {
      // Full, or taken away: nothing is kept, and nothing else changes.
    }
  };

  readonly find: KeptAnswers['find'] = async (call, token): Promise<KeptAnswer | null> => {
    try {
      const cache = await this.needs.caches.open(cacheName);
      const found = await cache.match(await this.keyOf(call, token));
      const at = Number(found?.headers.get(keptAt) ?? Number.NaN);
      if (found === undefined || !Number.isFinite(at) || this.needs.token() !== token) return null;
      return { body: await found.text(), at };
    } catch {
      return null;
    }
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

  private async keyOf(call: SentCall, token: string | null): Promise<string> {
    return `${await this.folderOf(token)}${encodeURIComponent(nameOfAnswer(call))}`;
  }
}
