import type { Clock } from '../ports/clock';
import type { PayBooks, PreparedPayment } from '../ports/pay-books';
import type { Notifier } from './notifier';

/** What a person does at a cashier; `later` pays, and the gateway hears of it 20 s after. */
export const outcomes = ['pay', 'later', 'fail', 'cancel', 'close'] as const;
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text);

/** How it ended: `refused` is why the money was not taken. */
export type Ended =
  | { readonly kind: 'paid' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

export interface CashDeskNeeds {
  readonly books: Pick<PayBooks, 'charge'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
}

const laterMs = 20_000;

export const refusalOf: Readonly<Record<Exclude<PreparedPayment['state'], 'open'>, string>> = {
  paid: '该订单已支付，请勿重复付款',
  spent: '该支付已失效，请返回商家重新发起',
  old: '该支付已超过有效时间，请返回商家重新发起',
};

/** Does what a person chose with what was prepared. */
export const createCashDesk =
  ({ books, notifier, clock }: CashDeskNeeds) =>
  async ({ prepayId, state }: PreparedPayment, outcome: Outcome): Promise<Ended> => {
    if (outcome === 'cancel') return { kind: 'cancelled' };
    if (outcome === 'close') return { kind: 'closed' };
    if (state !== 'open') return { kind: 'refused', text: refusalOf[state] };
    if (outcome === 'fail') return { kind: 'failed', text: '余额不足，请更换支付方式' };
    const charged = await books.charge(prepayId, clock.now() + (outcome === 'later' ? laterMs : 0));
    if (charged.kind !== 'charged')
      return { kind: 'refused', text: refusalOf[charged.kind === 'paid' ? 'paid' : 'spent'] };
    await notifier.notify(charged.chargeId);
    return { kind: 'paid' };
  };

export type CashDesk = ReturnType<typeof createCashDesk>;
