import { excerptOf } from '../../../../contract/chat/excerpt';
import { textIn } from '../../../../contract/publication/form-texts';
import { nextStepBy } from '../../../../contract/rules/after-acceptance';
import type { Waiting, WaitingKind } from '../../../../contract/waiting/waiting';
import { kept } from '../bid/placing';
import { service } from '../chat/voices';
import { textForOther } from '../chat/contacts';
import { stateAt } from '../nda/nda';
import { isOverdue } from '../order/order';
import { dayMs, daysSince, freshnessDays, standingOn } from '../publication/freshness';
import { expectedReview } from '../verification/verification';
import type { BidCause, Causes, NdaCause, PublicationCause, WaitingDeal } from './causes';

const plain = {
  title: '',
  party: '',
  note: '',
  amount: null,
  price: null,
  deal: null,
  peer: null,
  side: null,
  until: null,
} as const;

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

/** The day on which time does the next thing to a listing that is not confirmed (MKT-06). */
const nextDay = (day: number): number =>
  day < freshnessDays.due
    ? freshnessDays.due
    : day < freshnessDays.unconfirmed
      ? freshnessDays.unconfirmed
      : freshnessDays.withdrawn;

/** Whether a publication was sent back or taken down, and its owner has not handed it in since. */
const isSentBack = ({ review, listing, takenDown }: PublicationCause): boolean =>
  listing !== 'closed' && review !== 'pending' && (review === 'rejected' || takenDown !== null);

const verificationOf = (wanted: WaitingKind, causes: Causes): readonly Waiting[] => {
  const { accountId: id, prove, verification, registeredAt } = causes;
  const decision = verification?.decision ?? null;
  const isPending = verification !== null && decision === null;
  if (isPending) return [];
  if (decision?.kind === 'rejected')
    return wanted === 'verificationRejected'
      ? [{ ...plain, kind: wanted, id, note: decision.reason, since: decision.at }]
      : [];
  const kind = prove === null ? 'verificationMissing' : prove === '2' ? 'verificationToUpgrade' : null;
  return kind !== null && kind === wanted
    ? [{ ...plain, kind, id, since: decision?.at ?? registeredAt }]
    : [];
};

/** The rows of each kind; each kind has its rule, and nothing else makes a row. */
const rules: {
  readonly [Kind in WaitingKind]: (causes: Causes, now: number) => readonly Waiting[];
} = {
  orderUnpaid: ({ orders }, now) =>
    orders
      .filter((order) => (order.state === 'created' || order.state === 'paying') && !isOverdue(order, now))
      .map(({ orderNo, goodsName, amount, createdAt, payBy }) => ({
        ...plain,
        kind: 'orderUnpaid',
        id: orderNo,
        title: goodsName,
        price: amount,
        since: createdAt,
        until: payBy,
      })),
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
        amount: kept(amount),
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
        amount: kept(amount),
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
          amount: kept(amount),
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
  publicationRejected: ({ publications }) =>
    publications.filter(isSentBack).map(({ id, kind, fields, reasons, takenDown, review, savedAt }) => ({
      ...plain,
      kind: 'publicationRejected',
      id,
      side: kind,
      title: textIn(fields, 'title'),
      note: (review === 'rejected' ? reasons[0]?.reason : null) ?? takenDown ?? '',
      since: savedAt,
    })),
  publicationToConfirm: ({ publications }, now) =>
    publications.flatMap((publication) => {
      const { id, kind, fields, listing, confirmedAt } = publication;
      if (listing !== 'listed' || confirmedAt === null || isSentBack(publication)) return [];
      const day = daysSince(confirmedAt, now);
      if (standingOn(day).toldBy === 0) return [];
      return [
        {
          ...plain,
          kind: 'publicationToConfirm',
          id,
          side: kind,
          title: textIn(fields, 'title'),
          since: confirmedAt,
          until: confirmedAt + nextDay(day) * dayMs,
        },
      ];
    }),
  messageToAnswer: ({ messages }) =>
    messages
      .filter(
        ({ peer, fromPeer, recalled }) => fromPeer && !recalled && peer.role === 'member' && !peer.removed,
      )
      .map(({ peer: { id, name, org }, content, sentAt, about }) => ({
        ...plain,
        kind: 'messageToAnswer',
        id,
        title: name,
        party: org ?? about,
        note: excerptOf(content),
        since: sentAt,
      })),
  verificationMissing: (causes) => verificationOf('verificationMissing', causes),
  verificationRejected: (causes) => verificationOf('verificationRejected', causes),
  verificationToUpgrade: (causes) => verificationOf('verificationToUpgrade', causes),
  membershipEnding: ({ membership: { planId, name, until, renewFrom, state } }, now) =>
    state === 'ending' && planId !== null && until !== null && until > now
      ? [{ ...plain, kind: 'membershipEnding', id: planId, title: name, since: renewFrom ?? now, until }]
      : [],
};

/** By deadline; rows without one follow, the oldest first. */
const byDeadline = (one: Waiting, other: Waiting): number =>
  one.until === other.until ? one.since - other.since : (one.until ?? Infinity) - (other.until ?? Infinity);

/** Everything that waits for an account at a moment, by deadline (DSK-05). @param now milliseconds since 1970 */
export const waitingOf = (causes: Causes, now: number): readonly Waiting[] =>
  Object.values(rules)
    .flatMap((rowsOf) => rowsOf(causes, now))
    .sort(byDeadline);
