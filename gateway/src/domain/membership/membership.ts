import { left, right, type Either } from 'fp-ts/Either';
import type { Prove } from '../account/account';
import type { Order } from '../order/order';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { monthsLater } from './months';
import type { Plan } from './plan';
import { planOf, plans } from './plans';
import { dayMs } from '../../../../contract/values/duration';

/** The facts of an order that decide its membership. */
export type PaidOrder = Pick<Order, 'orderNo' | 'goodsId' | 'months' | 'state' | 'paidAt'>;

/** A stretch of time; `from` ≤ t < `until`, milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The time for which one paid order opens a plan, from its first moment to its last. */
export interface Term extends Span {
  readonly orderNo: string;
  readonly planId: string;
  /** When the plan is open: all of it, but for the time in which a higher plan is open and this one waits. */
  readonly spans: readonly Span[];
}

export interface Membership {
  /** null where there never was one. */
  readonly planId: string | null;
  readonly name: string;
  readonly from: number | null;
  readonly until: number | null;
  /** What it opens now. */
  readonly permissions: readonly string[];
  readonly renewFrom: number | null;
  readonly state: 'none' | 'active' | 'ending' | 'ended';
}

/** So long before its end, the gateway reminds the member to renew. */
export const renewalMs = 30 * dayMs;

const holds = ({ state, paidAt }: PaidOrder): boolean =>
  paidAt !== null && (state === 'paid' || state === 'refunding');

const gradeOfPlan = (planId: string): number => planOf(planId)?.grade ?? 0;

/** The first moment from `moment` on that none of the taken stretches holds; they are in their order. */
const firstFree = (moment: number, taken: readonly Span[]): number =>
  taken.reduce((free, { from, until }) => (from <= free && free < until ? until : free), moment);

/** The stretches in which something lasts so long that begins at a free moment and waits while others are taken. */
const spansOf = (from: number, lastsMs: number, taken: readonly Span[]): readonly Span[] => {
  const next = taken.find((one) => one.from > from);
  if (next === undefined || next.from - from >= lastsMs) return [{ from, until: from + lastsMs }];
  const used = next.from - from;
  return [{ from, until: next.from }, ...spansOf(firstFree(next.from, taken), lastsMs - used, taken)];
};

const inOrder = (spans: readonly Span[]): readonly Span[] =>
  [...spans].sort((one, other) => one.from - other.from);

/**
 * The terms that an account's orders open: nothing else opens one, so that what was paid and what is open
 * cannot differ (PAY-17). A plan that is paid for again goes on where it ends. While a higher plan is open a lower one
 * waits, and has its remaining days afterwards: an upgrade takes no day that was paid for.
 */
export const termsOf = (orders: readonly PaidOrder[]): readonly Term[] => {
  const held = orders
    .filter(holds)
    .map((order) => ({ ...order, paidAt: order.paidAt ?? 0 }))
    .sort((one, other) => gradeOfPlan(other.goodsId) - gradeOfPlan(one.goodsId) || one.paidAt - other.paidAt);
  return held.reduce<readonly Term[]>((terms, { orderNo, goodsId, months, paidAt }) => {
    const taken = inOrder(terms.flatMap(({ spans }) => spans));
    const from = firstFree(paidAt, taken);
    const spans = spansOf(from, monthsLater(from, months) - from, taken);
    const until = spans.at(-1)?.until ?? from;
    return [...terms, { orderNo, planId: goodsId, from, until, spans }];
  }, []);
};

/**
 * The term that one order opens; of one that was refunded, what it had opened until then. null where it opened
 * nothing.
 */
export const openedBy = (
  { orderNo, state, closedAt }: Pick<Order, 'orderNo' | 'state' | 'closedAt'>,
  orders: readonly PaidOrder[],
): Term | null => {
  const asPaid = orders.map((order) =>
    order.orderNo === orderNo && order.state === 'refunded' ? { ...order, state: 'paid' as const } : order,
  );
  const term = termsOf(asPaid).find((one) => one.orderNo === orderNo) ?? null;
  if (term === null || state !== 'refunded') return term;
  const until = Math.min(term.until, closedAt ?? term.from);
  const spans = term.spans
    .filter((span) => span.from < until)
    .map((span) => ({ ...span, until: Math.min(span.until, until) }));
  return until > term.from ? { ...term, until, spans } : null;
};

const openAt = (now: number) => (term: Term) =>
  term.spans.some(({ from, until }) => from <= now && now < until);

/** The stretch without a gap in which a term lies. */
const stretchOf = (term: Term, terms: readonly Term[]): Span => {
  const same = terms.filter(({ planId }) => planId === term.planId);
  const begin = (one: Term): number => {
    const before = same.find(({ until }) => until === one.from);
    return before === undefined ? one.from : begin(before);
  };
  const end = (one: Term): number => {
    const after = same.find(({ from }) => from === one.until);
    return after === undefined ? one.until : end(after);
  };
  return { from: begin(term), until: end(term) };
};

const gradeOf = ({ planId }: Term): number => gradeOfPlan(planId);

/** Whether at the end of a term the same plan or a higher one is open, so that no right ends with it. */
export const isFollowed = (term: Term, terms: readonly Term[]): boolean =>
  terms.some((other) => other !== term && gradeOf(other) >= gradeOf(term) && openAt(term.until)(other));

const none: Membership = {
  planId: null,
  name: '',
  from: null,
  until: null,
  permissions: [],
  renewFrom: null,
  state: 'none',
};

/** What an account is a member of: of several plans that are paid for the highest; a lower one waits. */
export const membershipOf = (orders: readonly PaidOrder[], now: number): Membership => {
  const terms = termsOf(orders);
  const open = terms.filter(openAt(now));
  const highest = [...open].sort((one, other) => gradeOf(other) - gradeOf(one))[0];
  const last = [...terms].sort((one, other) => other.until - one.until)[0];
  const shown = highest ?? last;
  if (shown === undefined) return none;
  const { from, until } = stretchOf(shown, terms);
  const renewFrom = until - renewalMs;
  const opened = plans.filter(({ planId }) => open.some((term) => term.planId === planId));
  return {
    planId: shown.planId,
    name: planOf(shown.planId)?.name ?? '',
    from,
    until,
    permissions: [...new Set(opened.flatMap(({ opens }) => opens))],
    renewFrom,
    state: highest === undefined ? 'ended' : now < renewFrom ? 'active' : 'ending',
  };
};

/** The plan that is held now; null where none is. */
export const heldPlan = ({ state, planId }: Pick<Membership, 'state' | 'planId'>): string | null =>
  state === 'active' || state === 'ending' ? planId : null;

/** Whether a member may buy a plan now (PAY-12). */
export const buyVerdict = (plan: Plan, prove: Prove, own: Membership): Either<Refusal, null> => {
  if (prove !== '1' && (plan.needsFullVerification || prove === null)) return left(refusals.gradeTooLow);
  const held = heldPlan(own);
  const grade = held === null ? 0 : (planOf(held)?.grade ?? 0);
  return plan.grade < grade ? left(refusals.planLower) : right(null);
};
