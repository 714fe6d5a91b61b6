import type { SaleDetail } from '../../../domain/sale/sale-detail';

interface Read {
  readonly context: { readonly value: SaleDetail | readonly SaleDetail[] | null };
}

/** The shown deal, or the compared ones, as a resource loads them. */
export interface ShownDeals {
  readonly getSnapshot: () => Read;
  readonly subscribe: (next: (read: Read) => void) => { readonly unsubscribe: () => void };
  readonly send: (event: { readonly type: 'resource.reloadRequested' }) => void;
}

export interface HiddenUntilInput {
  readonly deals: ShownDeals;
}

/** Until when hidden values are open, of several deals the first of them, milliseconds since 1970; null where none is. */
export interface Reported {
  readonly until: number | null;
}

export type HiddenUntilEvent =
  /** Of what was at hand, from whenever it is. */
  | ({ readonly type: 'hidden.found' } & Reported)
  /** Of what was read just now. */
  | ({ readonly type: 'hidden.answered' } & Reported)
  | { readonly type: 'hidden.clockDoubted' };

/** What the machine is about, for the compiler only. */
export interface HiddenUntilTypes {
  readonly context?: HiddenUntilInput & Reported;
  readonly events?: HiddenUntilEvent;
  readonly input?: HiddenUntilInput;
}
