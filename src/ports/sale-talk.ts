import type { SaleAddress } from './call-forms';

/** What flows of one page report about their deal, for the other flows of that page. */
export interface SaleTalk {
  /** What its viewer may see or do has changed. */
  readonly changed: () => void;
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
  /** The deal that it is about. */
  readonly sale: SaleAddress;
}
