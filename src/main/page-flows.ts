import type { PageCode } from '../ui/app/flows';
import type { BundleOf, PageBundles } from '../ui/app/page-bundles';
import type { PageData } from '../ui/app/page-data';
import { screenCode, type ScreenName } from '../ui/app/screens';
import type { Gateways } from '../ports/gateways';
import type { PagePayload } from '../wiring/page-payload';
import type { PageWiring } from '../wiring/page-wiring';
import { wireFirstPages } from '../wiring/wire-first-pages';
import type { Reading } from '../wiring/wire-resource';
import type { Here } from './later-pages';

/** Pages that need no flows besides the first page's: for them nothing is fetched. */
const plain: readonly ScreenName[] = ['home', 'userAgreement', 'agreePrivacy', 'error401', 'error404'];

const loaded = <Flows>(flows: Flows | undefined, name: string): Flows => {
  if (flows === undefined) throw new Error(`pages: the code of "${name}" is not here yet`);
  return flows;
};

interface Pages {
  readonly bundle: BundleOf;
  readonly pageCode: PageCode;
  /** The answers that came with the page, as far as the code that decodes them is here. */
  readonly pageData: PageData;
}

/** What the pages are made from. */
interface PageNeeds {
  /** What the first page calls. */
  readonly first: Pick<Gateways, 'home'>;
  readonly reading: Reading;
  /** What the others are wired to, whose code comes with the first of them. */
  readonly rest: () => Promise<PageWiring>;
  /** Fetches the payment desk. */
  readonly startPayment: () => Promise<void>;
  readonly payload: PagePayload | null;
}

/**
 * The flows of pages: those of the first page at once, the others with the code of their page. The login is known
 * here too: most visits go there next, and need not carry the list of all the others.
 */
export const pageFlows = ({ first, reading, rest, startPayment, payload }: PageNeeds): Pages => {
  const { saleOverview, saleDetail, ...answers } = payload?.answers ?? {};
  const here: Here = { first: wireFirstPages(first, reading) };
  const ready = new Set(plain);
  let pageData: PageData = answers;
  const loadFlows = async (route: ScreenName): Promise<void> => {
    if (ready.has(route)) return;
    const ports = await rest();
    if (route === 'codeLogin') here.login ??= (await import('../wiring/wire-login')).wireLogin(ports);
    else {
      const code = await import('./later-pages');
      const needs = { ports, startPayment, saleOverview, saleDetail };
      const decoded = await code.loadLater(route, here, needs);
      pageData = { ...pageData, ...decoded };
    }
    ready.add(route);
  };
  return {
    bundle: (name) => loaded<PageBundles[typeof name]>(here[name], name),
    get pageData() {
      return pageData;
    },
    pageCode: {
      isHere: (route) => screenCode.isHere(route) && ready.has(route),
      load: async (route) => {
        await Promise.all([screenCode.load(route), loadFlows(route)]);
      },
    },
  };
};
