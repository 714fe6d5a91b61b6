/** The content of the address bar: path with query and fragment, always inside the application. */
export interface HistoryEntry {
  readonly address: string;
  /** Position of the entry in this tab's history of the application, from 0. */
  readonly index: number;
  /** Layers (sheet, dialog) open on top of the page at this entry, from 0. */
  readonly layers: number;
}

/** The browser's history. The navigation machine decides; the address is the truth (LAY-19). */
export interface PageHistory {
  readonly current: () => HistoryEntry;
  readonly push: (entry: HistoryEntry) => void;
  readonly replace: (entry: HistoryEntry) => void;
  /** Asks the browser to go; the listener hears of it later. */
  readonly go: (delta: number) => void;
  /**
   * Subscribes to back, forward and hand-typed fragments, and steps off the layers of a page before a reload.
   * @returns unsubscribes
   */
  readonly listen: (listener: (entry: HistoryEntry) => void) => () => void;
}
