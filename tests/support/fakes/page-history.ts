import type { HistoryEntry, PageHistory } from '../../../src/ports/page-history';

export interface FakeHistory {
  readonly port: PageHistory;
  /** The entries from the first one to the one that is shown. */
  readonly wayHere: () => readonly HistoryEntry[];
  /** What the address bar says. */
  readonly address: () => string;
  /** The person goes back (or forward) by themselves. */
  readonly go: (delta: number) => void;
  /** How often the browser was asked to go. */
  readonly asked: () => number;
  /** Lets the browser arrive where it was asked to go. @returns false when it was not asked */
  readonly arrive: () => boolean;
}

/** A tab's history. Going takes time: the browser arrives when a test says so; what is outside is never reached. */
export const fakeHistory = (address: string): FakeHistory => {
  const entries: HistoryEntry[] = [{ address, index: 0, layers: 0 }];
  const listeners = new Set<(entry: HistoryEntry) => void>();
  const asked: number[] = [];
  let at = 0;
  const current = (): HistoryEntry => entries[at] ?? { address, index: 0, layers: 0 };
  let times = 0;
  const go = (delta: number): void => {
    times += 1;
    asked.push(delta);
  };
  return {
    wayHere: () => entries.slice(0, at + 1),
    address: () => current().address,
    go,
    asked: () => times,
    arrive: () => {
      const delta = asked.shift();
      if (delta === undefined) return false;
      const reached = Math.min(Math.max(at + delta, 0), entries.length - 1);
      if (reached === at) return true;
      at = reached;
      for (const listener of listeners) listener(current());
      return true;
    },
    port: {
      current,
      go,
      push: (entry) => {
        at += 1;
        entries.splice(at, entries.length, entry);
      },
      replace: (entry) => void entries.splice(at, 1, entry),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};
