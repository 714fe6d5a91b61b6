import { isRight } from 'fp-ts/Either';
import type { HistoryEntry, PageHistory } from '../../ports/page-history';
import { KeptEntry } from './kept-entry';

/** What of a window the history needs. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/**
 * The browser's history. Each entry keeps its place and its layers with the address, so that back and
 * forward differ, also after a reload (LAY-19).
 */
export class WindowHistory implements PageHistory {
  private last = 0;

  constructor(private readonly window: HistoryWindow) {}

  readonly current = (): HistoryEntry => {
    const { pathname, search, hash } = this.window.location;
    const address = `${pathname}${search}${hash}`;
    const kept = KeptEntry.decode(this.window.history.state);
    const entry = isRight(kept) ? { address, ...kept.right.hupo } : { address, index: 0, layers: 0 };
    this.last = entry.index;
    return entry;
  };

  readonly push = (entry: HistoryEntry): void => this.keep('pushState', entry);

  readonly replace = (entry: HistoryEntry): void => this.keep('replaceState', entry);

  readonly go = (delta: number): void => this.window.history.go(delta);

  readonly listen = (listener: (entry: HistoryEntry) => void): (() => void) => {
    const hear = (): void => listener(this.arrived());
    this.window.addEventListener('popstate', hear);
    // A layer over a reloaded page is gone: on its entry the first step back would do nothing.
    const { layers } = this.current();
    if (layers > 0) this.go(-layers);
    return () => this.window.removeEventListener('popstate', hear);
  };

  /** A fragment typed by hand makes an entry without a state: it comes after the last one. */
  private arrived(): HistoryEntry {
    const after = this.last + 1;
    const entry = this.current();
    if (isRight(KeptEntry.decode(this.window.history.state))) return entry;
    const typed = { ...entry, index: after };
    this.replace(typed);
    return typed;
  }

  private keep(how: 'pushState' | 'replaceState', { address, index, layers }: HistoryEntry): void {
    this.last = index;
    try {
      this.window.history[how]({ hupo: { index, layers } }, '', address);
    } catch {
      // A browser that has been asked too often refuses: loading the page keeps the address true.
      this.window.location.assign(address);
    }
  }
}
