import { LRUCache } from 'lru-cache';
import type { Pace } from '../../../domain/limit/pace';
import type { Clock } from '../../../ports/clock';
import type { Log } from '../../../ports/log';
import type { Metrics } from '../../../ports/metrics';
import type {
  MadePage,
  MissingPage,
  PageRequest,
  PageToMake,
  RenderedPage,
} from '../../../ports/page-renderer';
import type { ReportRefusal } from '../../../ports/refusal-log';
import { addressPace } from '../address-pace';
import { fairLine, LineFull, type LineBounds } from '../fair-line';
import { packedPage, sizeOf, type PackedPage } from './packed-page';
import { noMetrics } from '../../metrics/no-metrics';
import { measuredMake } from './measured-make';
import type { PageSource } from './page-source';

/** For so long a page is sent as it was made; milliseconds. A page with a reported change is made again at once. */
const freshMs = 5_000;
/** All that is kept, packed three ways, with its keys; bytes. The least used goes first. */
const mostBytes = 64 * 1_024 * 1_024;
/** No client waits longer for a page; milliseconds. The browser renders it then. */
const patienceMs = 10_000;

/** Pages of one address that are not kept, such as lists of a keyword; beyond it the browser renders them. */
export const pagePace: Pace = { burst: 120, perSecond: 8 };
/** Rendering takes the one thread of the server: two at a time leave room for home, which does not wait in this line. */
const renderingLine: LineBounds = { atOnce: 2, waitingPerName: 32, waiting: 256, longestMs: patienceMs };

export interface SentPage {
  readonly kind: 'page';
  readonly page: PackedPage;
  /** Whether anyone on the way may keep it (ACC-09). */
  readonly isPublic: boolean;
}

/** The response to a request of a page. */
export type PageSending = SentPage | { readonly kind: 'redirect'; readonly location: string };

export interface KeptPages {
  /** `address` is the visitor's, as limits count it. */
  readonly send: (request: PageRequest, address: string) => Promise<PageSending>;
  /** Public content has changed: a page that was begun before is not sent to later requests. */
  readonly changed: () => void;
}

export interface KeptPagesNeeds {
  readonly clock: Clock;
  readonly log: Pick<Log, 'problem'>;
  readonly refusedForNow: ReportRefusal;
  /** Nothing is measured by default. */
  readonly metrics?: Pick<Metrics, 'pageRendered'>;
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
export const keptPages = (
  source: PageSource,
  { clock, log, refusedForNow, metrics = noMetrics }: KeptPagesNeeds,
): KeptPages => {
  const line = fairLine(clock, renderingLine);
  const mayRender = addressPace(pagePace, clock);
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

  /** A page that need not be made now; null where there is none. */
  const atHand = (key: string): Promise<PackedPage> | null => {
    const known = kept.get(key);
    const isFresh = known?.content === content && clock.now() - known.madeAt < freshMs;
    if (known !== undefined && isFresh) return Promise.resolve(known.page);
    const running = underWay.get(key);
    return running?.content === content ? running.page : null;
  };

  const packedFor = (key: string, make: PageToMake['make']): Promise<PackedPage> => {
    const known = atHand(key);
    if (known !== null) return known;
    const page = keptAs(key, make);
    const mine = { content, page };
    underWay.set(key, mine);
    const end = (): void => {
      if (underWay.get(key) === mine) underWay.delete(key);
    };
    page.then(end, end);
    return page;
  };

  let template: PackedPage | undefined;
  /** The page that the browser renders by itself. */
  const unrendered = async (request: PageRequest): Promise<SentPage> => {
    template = await packedPage(await source.template(request), template);
    return { kind: 'page', page: template, isPublic: false };
  };

  return {
    changed: () => {
      content += 1;
    },
    send: async (request, address) => {
      try {
        const answer = await source.render(request);
        if (answer.kind === 'redirect') return answer;
        const { key, isPublic, make } = answer;
        const isHome = request.path === '/' && request.search === '';
        const isKept = key !== null && atHand(key) !== null;
        if (!isKept && !isHome && !mayRender(address)) {
          refusedForNow('同一地址请求的页面过多，已改由浏览器渲染', address);
          return await unrendered(request);
        }
        const inLine = (): Promise<MadePage> => line.run(address, measuredMake(make, metrics), isHome);
        const page = await inTime(key === null ? packedNow(inLine) : packedFor(key, inLine));
        return { kind: 'page', page, isPublic: isPublic && page.status === 200 };
      } catch (error) {
        if (error instanceof LineFull) refusedForNow('等待渲染的页面过多，已改由浏览器渲染', address);
        else log.problem('页面渲染失败，已改由浏览器渲染', error);
        return unrendered(request);
      }
    },
  };
};
