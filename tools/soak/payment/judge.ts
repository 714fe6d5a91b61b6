import type { AuditedOrder } from '../../../gateway/src/ports/order-audit';
import type { Story } from './story';

/** What runs came to, summed up. */
export interface Figures {
  readonly runs: number;
  /** How often somebody asked to pay and was told how it ended. */
  readonly attempts: number;
  readonly orders: number;
  readonly charges: number;
  readonly returned: number;
  /** Two charges of one person for the same goods, both kept, the second cashier opened without knowing that the first had paid. */
  readonly doubleCharges: number;
  readonly lostPayments: number;
  /** Orders of which the person was never told. */
  readonly untoldOrders: number;
  /** Anything else that must never be, in words. */
  readonly faults: readonly string[];
}

export const noFigures: Figures = {
  runs: 0,
  attempts: 0,
  orders: 0,
  charges: 0,
  returned: 0,
  doubleCharges: 0,
  lostPayments: 0,
  untoldOrders: 0,
  faults: [],
};

export const added = (one: Figures, other: Figures): Figures => ({
  runs: one.runs + other.runs,
  attempts: one.attempts + other.attempts,
  orders: one.orders + other.orders,
  charges: one.charges + other.charges,
  returned: one.returned + other.returned,
  doubleCharges: one.doubleCharges + other.doubleCharges,
  lostPayments: one.lostPayments + other.lostPayments,
  untoldOrders: one.untoldOrders + other.untoldOrders,
  faults: [...one.faults, ...other.faults],
});

const count = <A>(list: readonly A[], test: (one: A) => boolean): number => list.filter(test).length;

/** Whether each line of an order's ledger begins where the one before it ended. */
const ledgerFault = ({ orderNo, ledger, state }: AuditedOrder): string | null => {
  const [first] = ledger;
  if (first?.kind !== 'created' || first.from !== null) return `${orderNo}: the ledger does not begin`;
  // Steps of one event share the state before it and the state after it.
  const whole = ledger.every(({ from }, place) => {
    const before = ledger[place - 1];
    return before === undefined || from === before.to || from === before.from;
  });
  if (!whole) return `${orderNo}: the ledger has a gap`;
  if (ledger.at(-1)?.to !== state) return `${orderNo}: the ledger ends elsewhere than the order`;
  return count(ledger, ({ kind }) => kind === 'paid') > 1 ? `${orderNo}: paid twice in the ledger` : null;
};

/** Kept by the payment service, and not given back. */
const keptCharges = (order: AuditedOrder): number => count(order.charges, ({ returned }) => !returned);

/** Whether somebody paid this who was never told that the same goods were paid for already. */
const isPaidTwice = (order: AuditedOrder, orders: readonly AuditedOrder[], story: Story): boolean =>
  keptCharges(order) > 1 ||
  (keptCharges(order) === 1 &&
    orders.some(
      (before) =>
        keptCharges(before) > 0 &&
        story.goodsOf(before.key) === story.goodsOf(order.key) &&
        story.isLater(order.orderNo, before.orderNo) &&
        !story.knewPaid(before.orderNo, order.orderNo),
    ));

/**
 * Holds the orders of one run against the payment service's books, when all notices have come and each order was
 * checked: `isShownPaid` is what the check said. The story tells what the person knew.
 */
export const judged = (
  orders: readonly AuditedOrder[],
  isShownPaid: (orderNo: string) => boolean,
  attempts: number,
  story: Story,
): Figures => {
  const keys = new Set(orders.map(({ key }) => key));
  const lost = orders.filter((order) => keptCharges(order) > 0 && !isShownPaid(order.orderNo));
  const unpaid = orders.filter((order) => keptCharges(order) === 0 && isShownPaid(order.orderNo));
  const wrong = orders.map(ledgerFault).filter((fault) => fault !== null);
  const charges = orders.flatMap((order) => order.charges);
  return {
    runs: 1,
    attempts,
    orders: orders.length,
    charges: charges.length,
    returned: count(charges, ({ returned }) => returned),
    doubleCharges: count(orders, (order) => isPaidTwice(order, orders, story)),
    lostPayments: lost.length,
    untoldOrders: count(orders, (order) => !story.isTold(order)),
    faults: [
      ...wrong,
      ...unpaid.map(({ orderNo }) => `${orderNo}: shown as paid without a charge`),
      ...(keys.size === orders.length ? [] : ['two orders of one intent']),
    ],
  };
};
