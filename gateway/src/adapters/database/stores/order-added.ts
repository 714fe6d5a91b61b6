import type { Orm } from '../orm';
import { memberOrder, orderLedger } from '../schema/order';

/** Stores a new order and its first entry of the ledger; false where the number or the key is taken. */
export const orderAdded = async (
  orm: Orm,
  order: Omit<typeof memberOrder.$inferInsert, 'state'>,
): Promise<boolean> => {
  const added = await orm
    .insert(memberOrder)
    .values({ ...order, state: 'created' })
    .onConflictDoNothing()
    .returning({ orderNo: memberOrder.orderNo });
  if (added.length === 0) return false;
  const { orderNo, createdAt: at, amount } = order;
  await orm
    .insert(orderLedger)
    .values({ orderNo, at, kind: 'created', toState: 'created', amount, note: '' });
  return true;
};
