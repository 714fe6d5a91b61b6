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

/** Resolves when a script has come; not every browser reports a style. @throws where a file does not come */
const loadedBy = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (link.rel !== 'modulepreload') resolve();
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)), { once: true });
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
      const byLink = document.createElement('link').relList.supports('modulepreload');
      /** A browser without `modulepreload` gets the file into its cache. */
      const load = async (file: string): Promise<void> => {
        if (!byLink) {
          await page.fetch(file, { priority: 'low' });
          return;
        }
        const link = linkOf(document, file);
        document.head.append(link);
        await loadedBy(link);
      };
      const fetchOnce = async (file: string): Promise<void> => {
        if (fetched.has(file)) return;
        fetched.add(file);
        try {
          await load(file);
        } catch {
          // Fetched again when it is asked for again.
          fetched.delete(file);
        }
      };
      await Promise.all(files.map(fetchOnce));
    },
  };
};
