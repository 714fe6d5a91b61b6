import type { Printing } from '../../ports/printing';

/** What of a window says that it prints. */
export type PrintingWindow = Pick<Window, 'addEventListener' | 'matchMedia'>;

/** The window's print events, and the medium for browsers that change it alone. It listens as long as the page lives. */
export const windowPrinting = (page: PrintingWindow): Printing => {
  const medium = page.matchMedia('print');
  const listeners = new Set<() => void>();
  const state = { isPrinting: medium.matches };
  const become = (isPrinting: boolean): void => {
    if (state.isPrinting === isPrinting) return;
    state.isPrinting = isPrinting;
    for (const notify of listeners) notify();
  };
  page.addEventListener('beforeprint', () => become(true));
  page.addEventListener('afterprint', () => become(medium.matches));
  medium.addEventListener('change', () => become(medium.matches));
  return {
    isPrinting: () => state.isPrinting,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
