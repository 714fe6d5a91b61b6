import { excerptOf } from '../../../../contract/chat/excerpt';
import { textIn } from '../../../../contract/publication/form-texts';
import type { Waiting, WaitingKind } from '../../../../contract/waiting/waiting';
import { isOverdue } from '../order/order';
import { daysSince, freshnessDays, standingOn } from '../publication/freshness';
import type { Causes, PublicationCause } from './causes';
import { dealRules } from './deal-rules';
import { plain, type RowsOf } from './rows';
import { dayMs } from '../../../../contract/values/duration';

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
  readonly [Kind in WaitingKind]: RowsOf;
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
  ...dealRules,
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
      if (standingOn(day).reminderDay === 0) return [];
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
