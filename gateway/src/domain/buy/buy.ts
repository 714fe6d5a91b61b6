import type { WireBuy, WireBuyDetail } from '../../../../contract/buy/wire-buy';
import type { DealState } from '../sale/sale';

/** Fields of a demand that the gateway sends only to its owner, where the buyer hides them. */
export type HideableBuyField = 'companyName' | 'contact' | 'amount' | 'funding';

/** What a list shows of a demand, hidden values included. */
export interface BuyHead extends WireBuy {
  readonly ownerId: string | null;
  readonly companyName: string;
  readonly confirmedAt: number;
  /** Lists hold it until then. */
  readonly expiresAt: number;
  readonly hidden: readonly HideableBuyField[];
}

/** A demand with everything that is kept of it. */
export interface Buy extends BuyHead, Pick<WireBuyDetail, 'profile' | 'evidence'> {
  readonly companyName: string;
  readonly state: DealState;
  /** Where the money comes from. */
  readonly funding: string;
  /** The requirements for a deal; paragraphs with line breaks between. */
  readonly requirements: string;
  readonly contact: string;
}
