import { nextStepBy } from '../../../../contract/rules/after-acceptance';
import type { WaitingKind } from '../../../../contract/waiting/waiting';
import { textForOther } from '../chat/contacts';
import { service } from '../chat/voices';
import { stateAt } from '../nda/nda';
import { expectedReview } from '../verification/verification';
import type { BidCause, Causes, NdaCause, WaitingDeal } from './causes';
import { plain, type RowsOf } from './rows';

const dealFields = ({ id, sourceType, title }: WaitingDeal) => ({ title, deal: { id, sourceType } });

const called = ({ name, company }: { readonly name: string; readonly company: string }, known: boolean) =>
  [company, name]
    .filter((text) => text !== '')
    .map((text) => textForOther(text, known))
    .join(' ');

/** By when the step after the acceptance of a bid is to be taken; null of a bid that is not accepted. */
const nextStepOf = ({ state, changedAt }: BidCause): number | null =>
  state === 'accepted' ? nextStepBy(changedAt) : null;

/** The NDAs that the account signed on deals of others, and that it can sign again. */
const ownNdas = ({ accountId, ndas }: Causes): readonly NdaCause[] =>
  ndas.filter(
    ({ accountId: by, deal }) =>
      by === accountId && deal.ownerId !== accountId && deal.state === 'listed' && deal.sealed,
  );

const signedAgain = ({ id, agreedAt, deal }: NdaCause) => ({
  ...plain,
  ...dealFields(deal),
  id: String(id),
  until: agreedAt === null ? null : nextStepBy(agreedAt),
});

/** The rows that NDAs and bids make, for both sides of a deal. */
export const dealRules = {
  ndaToReview: ({ accountId, ndas }) =>
    ndas
      .filter(
        ({ state, deal }) => deal.ownerId === accountId && deal.state === 'listed' && state === 'pending',
      )
      .map(({ id, signer, signedAt, changedAt, deal }) => ({
        ...plain,
        ...dealFields(deal),
        kind: 'ndaToReview',
        id: String(id),
        party: called(signer, false),
        since: signedAt ?? changedAt,
        until: expectedReview(signedAt ?? changedAt),
      })),
  bidToAnswer: ({ accountId, bids }) =>
    bids
      .filter(({ state, deal }) => deal.ownerId === accountId && deal.state === 'listed' && state === 'open')
      .map(({ id, amount, bidder, changedAt, deal }) => ({
        ...plain,
        ...dealFields(deal),
        kind: 'bidToAnswer',
        id: String(id),
        party: called(bidder, bidder.isApproved),
        amount,
        since: changedAt,
      })),
  bidToSupplement: ({ accountId, bids }) =>
    bids
      .filter((bid) => bid.accountId === accountId && bid.deal.state === 'listed' && bid.state === 'asked')
      .map(({ id, amount, answer, changedAt, deal }) => ({
        ...plain,
        ...dealFields(deal),
        kind: 'bidToSupplement',
        id: String(id),
        note: answer,
        amount,
        since: changedAt,
      })),
  bidToPlace: ({ accountId, bids }) =>
    bids
      .filter(
        ({ accountId: by, kind, state, nda, deal }) =>
          by === accountId &&
          deal.state === 'listed' &&
          kind === 'interest' &&
          state === 'accepted' &&
          (nda === 'signed' || !deal.sealed),
      )
      .map((bid) => ({
        ...plain,
        ...dealFields(bid.deal),
        kind: 'bidToPlace',
        id: String(bid.id),
        note: bid.answer,
        since: bid.changedAt,
        until: nextStepOf(bid),
      })),
  // A meeting is arranged outside the tables: the row ends with its date.
  meetingToArrange: ({ accountId, bids }, now) =>
    bids
      .filter(
        ({ accountId: by, kind, state, changedAt, deal }) =>
          (by === accountId || deal.ownerId === accountId) &&
          deal.state === 'listed' &&
          kind === 'bid' &&
          state === 'accepted' &&
          nextStepBy(changedAt) > now,
      )
      .map((bid) => {
        const { id, accountId: by, amount, bidder, thread, changedAt, deal } = bid;
        const isOwn = by === accountId;
        return {
          ...plain,
          ...dealFields(deal),
          kind: 'meetingToArrange',
          id: String(id),
          party: isOwn ? '' : called(bidder, bidder.isApproved),
          amount,
          peer: thread ?? (isOwn ? (deal.ownerId ?? service.id) : by),
          since: changedAt,
          until: nextStepOf(bid),
        };
      }),
  ndaToSign: ({ accountId, bids }) =>
    bids
      .filter(
        ({ accountId: by, kind, state, nda, deal }) =>
          by === accountId &&
          deal.state === 'listed' &&
          deal.sealed &&
          kind === 'interest' &&
          (state === 'open' || state === 'accepted') &&
          nda === 'unsigned',
      )
      .map((bid) => ({
        ...plain,
        ...dealFields(bid.deal),
        kind: 'ndaToSign',
        id: String(bid.id),
        since: bid.changedAt,
        until: nextStepOf(bid),
      })),
  ndaToRenew: (causes, now) =>
    ownNdas(causes)
      .filter((nda) => stateAt(nda, now) === 'expired')
      .map((nda) => ({
        ...signedAgain(nda),
        kind: 'ndaToRenew',
        since: nda.expiresAt ?? nda.changedAt,
      })),
  ndaRejected: (causes) =>
    ownNdas(causes)
      .filter(({ state }) => state === 'rejected')
      .map((nda) => ({ ...signedAgain(nda), kind: 'ndaRejected', since: nda.changedAt })),
} as const satisfies { readonly [Kind in WaitingKind]?: RowsOf };
