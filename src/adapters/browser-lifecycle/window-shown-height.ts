import type { ShownHeight } from '../../ports/shown-height';

/** What of a window is read. */
export type ShownWindow = Pick<
  Window,
  'visualViewport' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
>;

/** What the visual viewport leaves; a browser without one says its window's height. */
export const windowShownHeight = (page: ShownWindow): ShownHeight => ({
  read: () => page.visualViewport?.height ?? page.innerHeight,
  listen: (listener) => {
    const view = page.visualViewport;
    page.addEventListener('resize', listener);
    view?.addEventListener('resize', listener);
    return () => {
      page.removeEventListener('resize', listener);
      view?.removeEventListener('resize', listener);
    };
  },
});
