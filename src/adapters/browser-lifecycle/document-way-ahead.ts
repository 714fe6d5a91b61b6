import type { WayAhead } from '../../ports/way-ahead';

/** What the browser reports about the connection, where it reports anything. */
const reportOf = (navigator: Navigator, name: string): unknown => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
};

/** The longest delay in milliseconds, also where a browser reports nothing. */
const latest = 2_000;

/** `modulepreload` fetches and parses a script; only an import runs it. */
const linkOf = (document: Document, file: string): HTMLLinkElement => {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'prefetch';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.href = file;
  link.setAttribute('fetchpriority', 'low');
  return link;
};

/** Resolves when a script has come or failed; not every browser reports a style. */
const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.rel !== 'modulepreload') resolve();
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });

/** Watches the links of a document, which are pressed some 100 ms before they are followed. */
export const documentWayAhead = (page: Window & typeof globalThis): WayAhead => {
  const fetched = new Set<string>();
  return {
    connection: () => {
      const effectiveType = reportOf(page.navigator, 'effectiveType');
      return {
        saveData: reportOf(page.navigator, 'saveData') === true,
        effectiveType: typeof effectiveType === 'string' ? effectiveType : null,
      };
    },
    listen: (hear) => {
      const look =
        (type: 'pressed' | 'reached') =>
        ({ target }: Event): void => {
          const link = target instanceof page.Element ? target.closest('a') : null;
          if (link === null || link.origin !== page.location.origin) return;
          hear(link.pathname + link.search, type);
        };
      const options = { capture: true, passive: true };
      page.document.addEventListener('pointerdown', look('pressed'), options);
      page.document.addEventListener('focusin', look('reached'), options);
    },
    quiet: () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: latest });
        else setTimeout(resolve, latest);
      }),
    fetch: async (files) => {
      const { document } = page;
      if (!document.createElement('link').relList.supports('modulepreload')) return;
      const links = files.filter((file) => !fetched.has(file)).map((file) => linkOf(document, file));
      files.forEach((file) => fetched.add(file));
      document.head.append(...links);
      await Promise.all(links.map(settled));
    },
  };
};
