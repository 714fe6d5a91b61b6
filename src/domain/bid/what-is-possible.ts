import type { BidKind, BidState } from '../../../contract/bid/bid';
import type { DealBids } from '../../../contract/bid/deal-bids';
import type { DealState } from '../../../contract/sale/deal-state';
import { bidStanding } from './bid-standing';
import { ndaStanding, nextStep, stepActions } from './next-step';

/** The acts that are possible on a deal now: the first one, and the others. */
export interface Sayable {
  readonly main: BidKind | null;
  readonly second: BidKind | null;
  /** It answers what the owner asked. */
  readonly supplements: boolean;
}

const nothing: Sayable = { main: null, second: null, supplements: false };

/** The acts of a fully verified member on a deal, by its state (SCR-03). */
export const sayable = ({ own, isOwner, dealState, ...nda }: DealBids): Sayable => {
  if (isOwner || dealState !== 'listed') return nothing;
  const standing = ndaStanding(nda);
  const names = standing === 'signed' || standing === 'notNeeded';
  const isOver = own === null || own.state === 'declined' || own.state === 'withdrawn';
  if (stepActions[nextStep(standing, own, dealState)] === 'supplement')
    return { main: own?.kind ?? null, second: null, supplements: true };
  if (!names) return isOver ? { ...nothing, second: 'interest' } : nothing;
  if (isOver) return { ...nothing, main: 'bid', second: 'interest' };
  return own.kind === 'interest' ? { ...nothing, main: 'bid' } : nothing;
};

/**
 * Whether the member's bid is shown in place of the deal itself: only for a deal that is over.
 * @param shown the state of the shown deal; null where there is none, also at an address that is not the deal's
 */
export const outlivesDeal = (
  { own, dealState }: Pick<DealBids, 'own' | 'dealState'>,
  shown: DealState | null,
): boolean => own !== null && (shown ?? dealState) !== 'listed';

/** Whether what the member said of a deal still counts: of a closed deal nothing does. */
export const stillCounts = ({ own, dealState }: Pick<DealBids, 'own' | 'dealState'>): boolean =>
  own !== null && dealState !== 'closed' && own.state !== 'declined' && own.state !== 'withdrawn';

/** Whether there is something to withdraw: an accepted bid cannot be withdrawn (SCR-07). */
export const mayWithdraw = (bids: Pick<DealBids, 'own' | 'dealState'>): boolean =>
  stillCounts(bids) && bids.own?.state !== 'accepted';

/** Whether the owner has something to answer: of a deal that is over nothing waits. */
export const mayAnswer = (bid: BidState, deal: DealState): boolean => {
  const standing = bidStanding(bid, deal);
  return standing === 'open' || standing === 'asked';
};

/** Whether anything may be said. */
export const saysAnything = (bids: DealBids): boolean => {
  const { main, second } = sayable(bids);
  return main !== null || second !== null;
};
