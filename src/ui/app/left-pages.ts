import type { BegunFrom } from '../room/begin';
import type { KeptRows } from '../room/stay';

/** What a page can be shown with as it was, without asking for it again. */
export interface LeftPage {
  readonly again: BegunFrom['again'];
  /** Where it stood, by address. */
  readonly tops: ReadonlyMap<string, number>;
  readonly rows: KeptRows;
}

/** How many of them are remembered. */
const most = 20;

/** The pages that had to go because others were used since, the longest gone first (LAY-06). */
export class LeftPages {
  private readonly pages = new Map<string, LeftPage>();

  readonly note = (key: string, page: LeftPage): void => {
    this.pages.delete(key);
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > most && oldest !== undefined) this.pages.delete(oldest);
  };

  readonly find = (key: string): LeftPage | undefined => this.pages.get(key);
}
