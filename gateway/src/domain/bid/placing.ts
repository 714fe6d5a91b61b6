import type { Decimal } from '../../../../contract/values/decimal';
import type { BidKind } from '../../../../contract/bid/bid';
import { bidBelowLeast, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import {
  bidAmount,
  isBelow,
  isSayable,
  isTooMuch,
  longestBidNote,
} from '../../../../contract/rules/bid-rule';
import type { Prove } from '../account/account';
import type { NdaState } from '../sale/disclosure';
import type { BidDeal } from './bid';
import { sumText } from './sum-text';

/** An interest or bid on a deal. */
export interface Said {
  readonly kind: BidKind;
  /** 万元; of an interest nothing is read. */
  readonly amount: Decimal | null;
  readonly note: string;
}

/** Who says it. */
export interface Bidder {
  readonly id: string;
  readonly prove: Prove;
  readonly ndaState: NdaState;
}

const amountFault = ({ amount }: Said, least: Decimal | null): Refusal | null => {
  if (amount !== null && isTooMuch(amount)) return refusals.bidTooMuch;
  if (amount === null || bidAmount(amount) === null) return refusals.bidAmount;
  return least !== null && isBelow(amount, least) ? bidBelowLeast(sumText(least)) : null;
};

/** Why this may not be said of the deal by this member; null when it may (SCR-03). */
export const placingFault = (deal: BidDeal, { id, prove, ndaState }: Bidder, said: Said): Refusal | null => {
  if (prove !== '1') return refusals.bidUnverified;
  if (deal.ownerId === id) return refusals.bidOwnDeal;
  if (deal.state !== 'listed') return refusals.dealNotListed;
  if (!isSayable(said.note, 0, longestBidNote)) return refusals.bidNote;
  if (said.kind === 'interest') return null;
  if (deal.hidden.length > 0 && ndaState !== 'signed') return refusals.bidNeedsNda;
  return amountFault(said, deal.least);
};
