import type { PageName } from '../domain/route/page-at';
import type { FirstPorts, PagePorts } from '../ports/page-ports';
import type { PageCode } from '../ui/frame/page-frame/page-code';
import type { PageFrame } from '../ui/frame/page-frame/page';

/** What the pages are made from. */
interface PageNeeds {
  readonly first: FirstPorts;
  /** What every page but the first is wired to, whose code comes with the first of them. */
  readonly rest: () => Promise<PagePorts>;
  /** Fetches the payment session; without its code the page goes on. */
  readonly startPayment: () => Promise<void>;
}

/**
 * The pages as their code comes. The first one is known here, and so is the login, where most visits go next: neither
 * need carry the map of all the others.
 */
export const pageFrames = ({ first, rest, startPayment }: PageNeeds): PageCode => {
  const frames = new Map<PageName, PageFrame>();
  const made = async (name: PageName): Promise<PageFrame> => {
    if (name === 'home') return (await import('../pages/home')).default.frame(first);
    const code =
      name === 'codeLogin'
        ? import('../pages/code-login').then((module) => module.default)
        : import('../wiring/page-map').then(({ pageOf }) => pageOf(name));
    const [page, ports] = await Promise.all([code, rest()]);
    if (page.pays) startPayment().catch(() => undefined);
    return page.frame(ports);
  };
  return {
    frameOf: (name) => frames.get(name),
    load: async (name) => {
      if (frames.has(name)) return;
      const frame = await made(name);
      // Asked for twice at once, a page stays the one that may be shown already.
      if (!frames.has(name)) frames.set(name, frame);
    },
  };
};
