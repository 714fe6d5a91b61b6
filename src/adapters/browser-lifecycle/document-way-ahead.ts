import type { WayAhead } from '../../ports/way-ahead';

/** The browser's data about the connection, where it has any. */
const toldBy = (navigator: Navigator, name: string): unknown => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
};

const slow: readonly unknown[] = ['slow-2g', '2g'];

/** The longest delay in milliseconds, also where a browser reports nothing. */
const latest = 2_000;

/** Links as they are pressed or reached by the keyboard: so much earlier than they are followed their page can come. */
export const documentWayAhead = (page: Window & typeof globalThis): WayAhead => ({
  mayFetch: () =>
    toldBy(page.navigator, 'saveData') !== true && !slow.includes(toldBy(page.navigator, 'effectiveType')),
  listen: (hear) => {
    const look = ({ target }: Event): void => {
      const link = target instanceof page.Element ? target.closest('a') : null;
      if (link === null || link.origin !== page.location.origin) return;
      hear(link.pathname + link.search);
    };
    for (const sign of ['pointerdown', 'focusin'])
      page.document.addEventListener(sign, look, { capture: true, passive: true });
  },
  quiet: () =>
    new Promise((resolve) => {
      if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: latest });
      else setTimeout(resolve, latest);
    }),
});
