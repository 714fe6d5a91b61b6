import type { BidKind, BidState } from '../../../contract/bid/bid';
import type { DealState } from '../../../contract/sale/deal-state';
import type { NdaState } from '../../../contract/sale/nda-state';

/** The state of the NDA that a bid needs: a deal that hides nothing needs none. */
export type NdaStanding = NdaState | 'notNeeded';

/** A bidder's last interest or bid on a deal, and its state; null where there is none. */
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
  | 'newBid'
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
  newBid: 'bid',
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
  return bid.state === 'accepted' ? 'bidAfterInterest' : 'newBid';
};

const afterWithdrawal: Readonly<Record<Exclude<DealState, 'listed'>, NextStep>> = {
  withdrawn: 'dealWithdrawn',
  closed: 'dealClosed',
};

/**
 * The next step of a bidder on a deal, in any state (SCR-07). A pending decision of the other side is waited for; a
 * question is answered; the NDA comes before a sum.
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
