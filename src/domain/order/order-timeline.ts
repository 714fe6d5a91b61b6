import { registrationOf } from '../../../contract/order/goods';
import type { Order, OrderStepKind } from '../../../contract/order/order';

/** What an order's timeline can name: what happened, and what is still to come. */
export type TimelineKind =
  | OrderStepKind
  /** The rights that were paid for are open. */
  | 'opened'
  /** They open at `at`, when those that are open now end. */
  | 'opensLater'
  /** They were closed with the refund. */
  | 'rightsClosed'
  /** The tickets of a conference were given back with the refund. */
  | 'ticketsReturned'
  /** To be paid until `at`. */
  | 'toPay'
  /** The time to pay is over; the gateway will close the order. */
  | 'overdue'
  /** Begun to be paid; the result is not known. */
  | 'toConfirm'
  | 'toOpen'
  /** The tickets of a conference become valid with the payment. */
  | 'toAdmit'
  /** A refund is to be decided until `at`. */
  | 'toDecide'
  | 'toRefund';

export interface TimelineEntry {
  readonly kind: TimelineKind;
  /** Milliseconds since 1970; null where it is unknown. */
  readonly at: number | null;
  readonly place: 'past' | 'now' | 'ahead';
  /** The text of the step; empty where there is none. */
  readonly note: string;
}

const entry = (
  place: TimelineEntry['place'],
  kind: TimelineKind,
  at: number | null = null,
): TimelineEntry => ({ kind, at, place, note: '' });

/** What followed from the steps of an order for the rights that it opens. */
const followed = (order: Order, now: number): readonly TimelineEntry[] => {
  const { state, steps, membership } = order;
  const paid = steps.find(({ kind }) => kind === 'paid');
  const refunded = state === 'refunded' ? steps.find(({ kind }) => kind === 'refunded') : undefined;
  return [
    ...(paid !== undefined && membership !== null && membership.from <= now
      ? // Nothing is open before it was paid, however the clocks of those who wrote it down differ.
        [entry('past', 'opened', Math.max(paid.at, membership.from))]
      : []),
    ...(paid !== undefined && refunded !== undefined
      ? [entry('past', registrationOf(order) === null ? 'rightsClosed' : 'ticketsReturned', refunded.at)]
      : []),
  ];
};

/** The steps, and among them what followed from them, each after what had happened by then. */
const happened = (order: Order, now: number): readonly TimelineEntry[] =>
  followed(order, now).reduce<readonly TimelineEntry[]>(
    (entries, follower) => {
      const cause = entries.findIndex(
        ({ kind }) => kind === (follower.kind === 'opened' ? 'paid' : 'refunded'),
      );
      const later = entries.findIndex(({ at }, place) => place > cause && (at ?? 0) > (follower.at ?? 0));
      return later === -1 ? [...entries, follower] : entries.toSpliced(later, 0, follower);
    },
    order.steps.map((step) => ({ ...step, place: 'past' })),
  );

const toCome = (order: Order, now: number): readonly TimelineEntry[] => {
  const { state, payBy, refund, membership } = order;
  switch (state) {
    case 'created':
    case 'paying':
      if (now >= payBy) return [entry('now', 'overdue', payBy)];
      return [
        entry('now', state === 'created' ? 'toPay' : 'toConfirm', payBy),
        entry('ahead', registrationOf(order) === null ? 'toOpen' : 'toAdmit'),
      ];
    case 'paid':
      return membership !== null && membership.from > now
        ? [entry('ahead', 'opensLater', membership.from)]
        : [];
    case 'refunding':
      return [entry('now', 'toDecide', refund?.expectedAt ?? null), entry('ahead', 'toRefund')];
    default:
      return [];
  }
};

/**
 * An order's timeline, the oldest first: what happened, the current step, the next step (PAY-15, PAY-16).
 * @param now milliseconds since 1970
 */
export const orderTimeline = (order: Order, now: number): readonly TimelineEntry[] => [
  ...happened(order, now),
  ...toCome(order, now),
];
