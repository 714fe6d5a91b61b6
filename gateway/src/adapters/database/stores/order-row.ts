import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Invoice, Order, OrderHead, Refund } from '../../../domain/order/order';
import type { Orm } from '../orm';
import { memberOrder, orderInvoice, orderLedger, orderRefund } from '../schema/order';

type Row = typeof memberOrder.$inferSelect;

const grouped = <A extends { readonly orderNo: string }>(rows: readonly A[]): ReadonlyMap<string, A[]> => {
  const groups = new Map<string, A[]>();
  for (const row of rows) groups.set(row.orderNo, [...(groups.get(row.orderNo) ?? []), row]);
  return groups;
};

const refundOf = (row: typeof orderRefund.$inferSelect | undefined): Refund | null => {
  if (row === undefined) return null;
  const { reason, askedAt, expectedAt, decidedAt, note, amount } = row;
  return { reason, askedAt, expectedAt, decidedAt, note, amount };
};

const invoiceOf = (row: typeof orderInvoice.$inferSelect | undefined): Invoice | null => {
  if (row === undefined) return null;
  const { orderNo: _, ...invoice } = row;
  return invoice;
};

const headOf = (row: Row, invoice: Invoice | null): OrderHead => ({
  orderNo: row.orderNo,
  accountId: row.accountId,
  goodsId: row.goodsId,
  goodsName: row.goodsName,
  amount: row.amount,
  months: row.months,
  state: row.state,
  createdAt: row.createdAt,
  payBy: row.payBy,
  paidAt: row.paidAt,
  closedAt: row.closedAt,
  invoice,
});

/** An order as it is now, without what happened to it; `locked` until the transaction ends where it is to be moved. */
export const orderHead = async (orm: Orm, orderNo: string, locked = false): Promise<OrderHead | null> => {
  const query = orm
    .select({ row: memberOrder, invoice: orderInvoice })
    .from(memberOrder)
    .leftJoin(orderInvoice, eq(orderInvoice.orderNo, memberOrder.orderNo))
    .where(eq(memberOrder.orderNo, orderNo));
  const [found] = await (locked ? query.for('update', { of: memberOrder }) : query);
  return found === undefined ? null : headOf(found.row, invoiceOf(found.invoice ?? undefined));
};

/** Rows with their ledger, their newest refund and their invoice, in the order of the rows. */
export const ordersOf = async (orm: Orm, rows: readonly Row[]): Promise<readonly Order[]> => {
  const numbers = rows.map(({ orderNo }) => orderNo);
  if (numbers.length === 0) return [];
  const ledger = await orm
    .select()
    .from(orderLedger)
    .where(inArray(orderLedger.orderNo, numbers))
    .orderBy(asc(orderLedger.id));
  const refunds = await orm
    .select()
    .from(orderRefund)
    .where(inArray(orderRefund.orderNo, numbers))
    .orderBy(desc(orderRefund.id));
  const invoices = await orm.select().from(orderInvoice).where(inArray(orderInvoice.orderNo, numbers));
  const [stepsOf, refundsOf, invoicesOf] = [grouped(ledger), grouped(refunds), grouped(invoices)];
  return rows.map((row) => ({
    ...headOf(row, invoiceOf(invoicesOf.get(row.orderNo)?.[0])),
    steps: (stepsOf.get(row.orderNo) ?? []).map(({ at, kind, note }) => ({ at, kind, note })),
    refund: refundOf(refundsOf.get(row.orderNo)?.[0]),
  }));
};
