import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../ports/clock';
import type { Log } from '../../../ports/log';
import type { MissingPage, PageRequest, PageToMake, RenderedPage } from '../../../ports/page-renderer';
import { packedPage, sizeOf, type PackedPage } from './packed-page';
import type { PageSource } from './page-source';

/** For so long a page is sent as it was made; milliseconds. What is told to have changed is made anew at once. */
const freshMs = 5_000;
/** All that is kept, packed three ways, with its keys; bytes. The least used goes first. */
const mostBytes = 64 * 1_024 * 1_024;
/** Nobody waits longer for a page; milliseconds. The browser renders it then. */
const patienceMs = 10_000;

export interface SentPage {
  readonly kind: 'page';
  readonly page: PackedPage;
  /** Whether anyone on the way may keep it (ACC-09). */
  readonly isPublic: boolean;
}

/** What is sent for a request of a page. */
export type PageSending = SentPage | { readonly kind: 'redirect'; readonly location: string };

export interface KeptPages {
  readonly send: (request: PageRequest) => Promise<PageSending>;
  /** What visitors are shown has changed: no page that was begun before is sent to whoever asks from now on. */
  readonly changed: () => void;
}

export interface KeptPagesNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'problem'>;
}

interface Kept {
  readonly page: PackedPage;
  readonly madeAt: number;
  /** Which state of the content it shows. */
  readonly content: number;
}

interface UnderWay {
  readonly content: number;
  readonly page: Promise<PackedPage>;
}

const inTime = <A>(page: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const late = (): void => reject(new Error('The page was not rendered in time.'));
    const patience = setTimeout(late, patienceMs);
    page.then(resolve, reject).finally(() => clearTimeout(patience));
  });

const missingPage = ({ html }: MissingPage): RenderedPage => ({ kind: 'page', status: 404, html: html() });

const packedNow = async (make: PageToMake['make']): Promise<PackedPage> => {
  const made = await make();
  return packedPage(made.kind === 'missing' ? missingPage(made) : made);
};

/** Pages are made once for all whose key is the same, one at a time for a key, and kept packed. */
export const keptPages = (source: PageSource, { clock, log }: KeptPagesNeeds): KeptPages => {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + 2 * key.length,
  });
  const underWay = new Map<string, UnderWay>();
  let content = 0;

  const keptAs = async (key: string, make: PageToMake['make']): Promise<PackedPage> => {
    const now = { madeAt: clock.now(), content };
    const made = await make();
    // Of what does not exist nothing is kept under its own name.
    if (made.kind === 'missing') return packedFor(made.key, () => Promise.resolve(missingPage(made)));
    const page = await packedPage(made, kept.get(key)?.page);
    // One that was begun after a change may be packed before one that was begun ahead of it.
    if ((kept.get(key)?.content ?? 0) <= now.content) kept.set(key, { page, ...now });
    return page;
  };

  const packedFor = (key: string, make: PageToMake['make']): Promise<PackedPage> => {
    const known = kept.get(key);
    const isFresh = known?.content === content && clock.now() - known.madeAt < freshMs;
    if (known !== undefined && isFresh) return Promise.resolve(known.page);
    const running = underWay.get(key);
    if (running?.content === content) return running.page;
    const page = keptAs(key, make);
    const mine = { content, page };
    underWay.set(key, mine);
    const end = (): void => {
      if (underWay.get(key) === mine) underWay.delete(key);
    };
    page.then(end, end);
    return page;
  };

  return {
    changed: () => {
      content += 1;
    },
    send: async (request) => {
      try {
        const answer = await source.render(request);
        if (answer.kind === 'redirect') return answer;
        const { key, isPublic, make } = answer;
        const page = await inTime(key === null ? packedNow(make) : packedFor(key, make));
        return { kind: 'page', page, isPublic: isPublic && page.status === 200 };
      } catch (error) {
        log.problem('页面渲染失败，已改由浏览器渲染', error);
        const page = await packedPage(await source.template(request));
        return { kind: 'page', page, isPublic: false };
      }
    },
  };
};
