import type { BidKind, BidState } from '../../../contract/bid/bid';
import type { DealState } from '../../../contract/sale/deal-state';
import type { NdaState } from '../../../contract/sale/nda-state';

/** Where the NDA stands, as far as a bid wants one: a deal that hides nothing wants none. */
export type NdaStanding = NdaState | 'notNeeded';

/** What a bidder said last of a deal, and how it stands; null where nothing was said. */
export type SaidBid = { readonly kind: BidKind; readonly state: BidState } | null;

/** What comes next for a bidder on a deal. */
export type NextStep =
  | 'dealWithdrawn'
  | 'dealClosed'
  | 'sign'
  | 'signAfterRejection'
  | 'signAfterExpiry'
  | 'awaitNda'
  | 'readAndBid'
  | 'bidAfterInterest'
  | 'bidAnew'
  | 'supplement'
  | 'awaitAnswer'
  | 'meet';

/** The one thing that a step asks for. */
export type StepAction = 'view' | 'sign' | 'signAgain' | 'follow' | 'bid' | 'supplement' | 'read';

export const stepActions: Readonly<Record<NextStep, StepAction>> = {
  dealWithdrawn: 'view',
  dealClosed: 'view',
  sign: 'sign',
  signAfterRejection: 'signAgain',
  signAfterExpiry: 'signAgain',
  awaitNda: 'follow',
  readAndBid: 'bid',
  bidAfterInterest: 'bid',
  bidAnew: 'bid',
  supplement: 'supplement',
  awaitAnswer: 'follow',
  meet: 'read',
};

/** What the NDA wants before a sum may be named; null where it wants nothing. */
const ndaSteps: Readonly<Record<NdaStanding, NextStep | null>> = {
  notNeeded: null,
  signed: null,
  unsigned: 'sign',
  pending: 'awaitNda',
  rejected: 'signAfterRejection',
  expired: 'signAfterExpiry',
};

const afterNda = (bid: SaidBid): NextStep => {
  if (bid === null) return 'readAndBid';
  return bid.state === 'accepted' ? 'bidAfterInterest' : 'bidAnew';
};

const afterWithdrawal: Readonly<Record<Exclude<DealState, 'listed'>, NextStep>> = {
  withdrawn: 'dealWithdrawn',
  closed: 'dealClosed',
};

/**
 * What comes next for a bidder on a deal, whatever stands (SCR-07). What waits for the other side is waited for; what
 * was asked is answered; before a sum is named the NDA comes.
 */
export const nextStep = (nda: NdaStanding, bid: SaidBid, deal: DealState): NextStep => {
  if (deal !== 'listed') return afterWithdrawal[deal];
  const wanted = ndaSteps[nda];
  const names = bid?.kind === 'bid';
  if (bid?.state === 'asked') return names && wanted !== null ? wanted : 'supplement';
  if (bid?.state === 'open') return names ? 'awaitAnswer' : (wanted ?? 'awaitAnswer');
  if (bid?.state === 'accepted' && names) return 'meet';
  return wanted ?? afterNda(bid);
};

/** The NDA of a deal as the steps look at it. */
export const ndaStanding = ({
  sealed,
  ndaState,
}: {
  readonly sealed: boolean;
  readonly ndaState: NdaState;
}): NdaStanding => (sealed || ndaState === 'signed' ? ndaState : 'notNeeded');
